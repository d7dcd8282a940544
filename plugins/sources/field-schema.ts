/** Schema of a configuration field, in a source file or in a shared one. */
import {z} from 'zod';
import {filledText, mark} from '../facts/schema-parts';
import type {Marks} from '../releases/model';
import {releaseMarks} from '../releases/schema';
import {FIELD_TYPES, isFieldType} from './field-type';

const NAME = /^[A-Za-z_][\w.<>]*$/;

// YAML parses `default: false` and `default: 75` as a boolean and a number; both are stored as the text of a recipe.
// Lists and maps are written as text in quotes: '[]'.
const defaultValue = z.union([z.string(), z.number(), z.boolean()], {
  error: "text, a number, true, or false; a list or a map in quotes, such as '[]'",
});

const name = z
  .string()
  .regex(
    NAME,
    'a dotted path such as connection.bootstrap, with <key> for a key that the user chooses',
  );

const fieldNames = z.array(z.string().regex(NAME, 'names of fields')).min(1, 'names of fields');

/** The keys of a field except its name, which an override may change. */
const facts = {
  type: filledText.refine(isFieldType, {error: FIELD_TYPES}),
  required: z.boolean(),
  required_with: filledText,
  default: defaultValue,
  description: filledText,
  example: filledText,
  requires: fieldNames,
  conflicts: fieldNames,
  deprecated: mark,
  hidden: mark,
  ...releaseMarks,
};

/** A field with everything filled in; `default: null` means that there is none. */
export type ConfigField = Marks & {
  name: string;
  type: string;
  required: boolean;
  /** The enclosing optional block: the field must be set if that block is used. */
  required_with?: string;
  default: string | null;
  description: string;
  /** A value as in a recipe, if the format is not obvious. */
  example?: string | undefined;
  /** Fields that must be set, or on, for this one to have an effect. */
  requires?: string[] | undefined;
  /** Fields that the connector rejects together with this one, or that exclude each other. */
  conflicts?: string[] | undefined;
  deprecated?: true;
  /** Accepted by the connector, but left out of the schema it publishes. */
  hidden?: true;
};

/** The problem with a field by itself, in words for the contributor; undefined if there is none. */
export function fieldContradiction(field: ConfigField): string | undefined {
  if (field.required && field.default !== null) return 'a required field has no default';
  if (field.required_with === undefined) return undefined;
  if (field.required) return 'either required or required_with, not both';
  return field.name.startsWith(`${field.required_with}.`)
    ? undefined
    : `required_with names a block that encloses ${field.name}`;
}

/** A field as written in a file. */
export const fieldSchema = z
  .strictObject({
    name,
    ...facts,
    required: facts.required.default(false),
    required_with: facts.required_with.optional(),
    default: facts.default.optional(),
    example: facts.example.optional(),
    requires: facts.requires.optional(),
    conflicts: facts.conflicts.optional(),
  })
  .transform((field, context): ConfigField => {
    const value = {...field, default: field.default === undefined ? null : String(field.default)};
    const contradiction = fieldContradiction(value);
    if (contradiction) context.addIssue({code: 'custom', message: contradiction});
    return value;
  });

/** What an include may override in one of its fields; `default: null` removes a default. */
export const overrideSchema = z
  .strictObject({
    ...facts,
    default: facts.default.transform(String).nullable(),
    required_with: facts.required_with.nullable(),
  })
  .partial();

export type FieldOverride = z.infer<typeof overrideSchema>;
