/** Schema of the key `entity` of a file in reference/metamodel/entities/. */
import {z} from 'zod';
import {filledText} from '../facts/schema-parts';
import {announced, releaseMarks} from '../releases/schema';
import {name, sentence} from './parts';
import {alias, aspect, enumeration, record} from './schema';

const json = z.record(z.string(), z.json());

const read = z
  .strictObject({
    select: z.string().optional(),
    query: z.string().optional(),
    result: json.optional(),
    note: sentence.optional(),
  })
  .refine((value) => value.select === undefined || value.query === undefined, {
    error: 'select (fields of the entity) or query (a whole document), not both',
  });

const write = z
  .strictObject({
    urn: z.string().optional(),
    aspect: name.optional(),
    value: json.optional(),
    query: z.string().optional(),
    variables: json.optional(),
    note: sentence.optional(),
  })
  .refine(
    (value) =>
      value.query === undefined
        ? value.aspect !== undefined && value.value !== undefined && !value.variables
        : !value.aspect && !value.value && !value.urn,
    {error: 'aspect and value (OpenAPI), or query and variables (GraphQL)'},
  );

const examples = z
  .strictObject({read: read.optional(), write: write.optional(), none: sentence.optional()})
  .refine((value) => (value.write === undefined) !== (value.none === undefined), {
    error: 'write, or none with the reason why there is nothing to write',
  });

const aspectUse = z.strictObject({name, ...releaseMarks});

const entity = z.strictObject({
  name,
  displayName: filledText,
  category: z.enum(['core', 'internal']),
  summary: sentence,
  metIn: sentence,
  ...releaseMarks,
  announced,
  urnExample: z.string(),
  graphql: z.strictObject({type: name, lookup: name.optional()}).optional(),
  aspects: z.array(
    z.union([name.transform((text): z.infer<typeof aspectUse> => ({name: text})), aspectUse], {
      error: 'the name of an aspect, or {name, since, until}',
    }),
  ),
  related: z.record(z.string(), filledText).optional(),
  examples: examples.optional(),
});

/** A file of reference/metamodel/entities/: an entity, and the definitions that only it uses. */
export const entityFile = z.strictObject({
  entity,
  aspects: z.array(aspect).min(1, 'at least the key aspect'),
  records: z.array(record).default([]),
  enums: z.array(enumeration).default([]),
  aliases: z.array(alias).default([]),
});

/** A file of reference/metamodel/shared/: definitions of one kind, used by several entities. */
export const sharedFile = z.strictObject({
  aspects: z.array(aspect).default([]),
  records: z.array(record).default([]),
  enums: z.array(enumeration).default([]),
  aliases: z.array(alias).default([]),
});

export type EntityFacts = z.infer<typeof entity>;
export type ReadExample = z.infer<typeof read>;
export type WriteExample = z.infer<typeof write>;
export type MetamodelFile = z.infer<typeof sharedFile> & {entity?: EntityFacts};
