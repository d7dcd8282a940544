/** Schema of a field of an aspect or a record. */
import {z} from 'zod';
import {mark} from '../facts/schema-parts';
import {beforeOf, releaseMarks} from '../releases/schema';
import {name, sentence} from './parts';
import {parseType} from './type-expression';

const searchType = z.enum([
  'BOOLEAN',
  'BROWSE_PATH',
  'BROWSE_PATH_V2',
  'COUNT',
  'DATETIME',
  'KEYWORD',
  'MAP_ARRAY',
  'OBJECT',
  'TEXT',
  'TEXT_PARTIAL',
  'URN',
  'URN_PARTIAL',
  'WORD_GRAM',
]);

const search = z
  .strictObject({
    type: searchType.optional(),
    name: name.optional(),
    fields: z
      .array(z.strictObject({name, type: searchType, path: z.string().min(1)}))
      .min(1)
      .optional(),
  })
  .refine((value) => (value.type === undefined) !== (value.fields === undefined), {
    error: 'either type (the field is indexed itself) or fields (parts of its records are)',
  });

const relationships = z
  .array(z.strictObject({name, to: z.array(name).min(1, 'at least one entity')}))
  .min(1);

export const field = z.strictObject({
  name,
  type: z.string().refine((text) => parseType(text) !== undefined, {
    error: 'a type such as string, Urn, array[Owner], map[string, Urn], or union[A, B]',
  }),
  optional: mark,
  default: z.json().optional(),
  description: sentence,
  search: search.optional(),
  relationships: relationships.optional(),
  deprecated: mark,
  ...releaseMarks,
  before: beforeOf(
    z.strictObject({
      search: z.union([z.literal(false), search]).optional(),
      relationships: relationships.optional(),
      deprecated: z.boolean().optional(),
    }),
  ),
});

export type Field = z.infer<typeof field>;
