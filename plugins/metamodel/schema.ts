/** Schemas of the files in reference/metamodel/ besides the entity: aspects, records, enums, and aliases. */
import {z} from 'zod';
import {filledText, mark} from '../facts/schema-parts';
import type {Marks} from '../releases/model';
import {releaseMarks} from '../releases/schema';
import {field, type Field} from './field-schema';
import {name, sentence} from './parts';

/** Groups of aspects, in display order. */
export const GROUPS = [
  'descriptive',
  'technical',
  'governance',
  'timeseries',
  'system',
  'key',
] as const;

export const aspect = z.strictObject({
  name,
  group: z.enum(GROUPS),
  summary: sentence,
  deprecated: mark,
  patch: mark,
  example: z.record(z.string(), z.json()).optional(),
  ...releaseMarks,
  fields: z.array(field),
});

export const record = z
  .strictObject({
    name,
    aspect: name.optional(),
    summary: sentence.optional(),
    deprecated: mark,
    ...releaseMarks,
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
  meaning: filledText.optional(),
  deprecated: mark,
  ...releaseMarks,
});

export const enumeration = z.strictObject({
  name,
  summary: sentence,
  ...releaseMarks,
  symbols: z
    .array(
      z.union([name.transform((text): z.infer<typeof symbol> => ({name: text})), symbol], {
        error: 'a symbol, or {name, meaning, deprecated, since, until}',
      }),
    )
    .min(1),
});

export const alias = z.strictObject({
  name,
  type: field.shape.type,
  summary: sentence,
  deprecated: mark,
});

export type Aspect = z.infer<typeof aspect>;
export type AspectGroup = (typeof GROUPS)[number];
export type Enumeration = z.infer<typeof enumeration>;
export type Alias = z.infer<typeof alias>;
/** A record with its fields, which come from the aspect if the record is one. */
export type RecordType = Marks & {
  name: string;
  summary: string;
  fields: Field[];
  aspect?: string | undefined;
  deprecated?: true | undefined;
};
