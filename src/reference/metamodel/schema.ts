/** What the files of reference/metamodel/ may hold, apart from the entity itself: aspects, records, enums, aliases. */
import {z} from 'zod';
import {parseType} from './type-expression';

/** A name of the model: of an entity, an aspect, a field, a type. */
export const name = z
  .string()
  .regex(/^[A-Za-z_]\w*$/, 'a name of the metamodel: letters, digits and _, no blanks');

/** A sentence shown to readers. */
export const sentence = z
  .string()
  .regex(/^\S[^]*[.!?]$/, 'one or more sentences, ending in a full stop');

/** Marks what arrived after 0.15.0. */
export const since = {
  since: z.literal('next').optional(),
  sinceNote: z.enum(['present in v1.0', 'arrived after v1.0']).optional(),
};

/** Aspects are shown in these groups, in this order. */
export const GROUPS = [
  'descriptive',
  'technical',
  'governance',
  'timeseries',
  'system',
  'key',
] as const;

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
    error: 'a type such as string, Urn, array[Owner], map[string, Urn] or union[A, B]',
  }),
  optional: z.literal(true).optional(),
  default: z.json().optional(),
  description: sentence,
  search: search.optional(),
  relationships: relationships.optional(),
  deprecated: z.literal(true).optional(),
  ...since,
  previously: z
    .strictObject({
      search: z.union([z.literal(false), search]).optional(),
      relationships: relationships.optional(),
      deprecated: z.boolean().optional(),
    })
    .optional(),
});

export const aspect = z.strictObject({
  name,
  group: z.enum(GROUPS),
  summary: sentence,
  deprecated: z.literal(true).optional(),
  ...since,
  fields: z.array(field),
});

export const record = z
  .strictObject({
    name,
    aspect: name.optional(),
    summary: sentence.optional(),
    deprecated: z.literal(true).optional(),
    ...since,
    fields: z.array(field).optional(),
  })
  .refine(
    (value) => (value.aspect === undefined) === (value.summary !== undefined && !!value.fields),
    {
      error: 'either aspect (the record is that aspect) or summary and fields',
    },
  );

const symbol = z.strictObject({
  name,
  meaning: z.string().min(1).optional(),
  deprecated: z.literal(true).optional(),
  ...since,
});

export const enumeration = z.strictObject({
  name,
  summary: sentence,
  ...since,
  symbols: z
    .array(
      z.union([name.transform((text): z.infer<typeof symbol> => ({name: text})), symbol], {
        error: 'a symbol, or {name, meaning, deprecated, since, sinceNote}',
      }),
    )
    .min(1),
});

export const alias = z.strictObject({
  name,
  type: field.shape.type,
  summary: sentence,
  deprecated: z.literal(true).optional(),
});

export type Field = z.infer<typeof field>;
export type Aspect = z.infer<typeof aspect>;
export type AspectGroup = (typeof GROUPS)[number];
export type Enumeration = z.infer<typeof enumeration>;
export type Alias = z.infer<typeof alias>;
/** A record with its fields; one that is an aspect has got them from there. */
export type RecordType = {
  name: string;
  summary: string;
  fields: Field[];
  aspect?: string | undefined;
  deprecated?: true | undefined;
  since?: 'next' | undefined;
};
