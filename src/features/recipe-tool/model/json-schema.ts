/** The part of JSON Schema (draft-07) that describes recipes, with what editors add to it. */

/** Where the vocabulary is defined; editors support this draft best. */
export const DRAFT = 'http://json-schema.org/draft-07/schema#';

/** Keywords that only editors use; a validator that is strict has to be told about them. */
export const EDITOR_KEYWORDS = [
  'deprecationMessage',
  'markdownDescription',
  'markdownEnumDescriptions',
  'patternErrorMessage',
] as const;

type TypeName = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';

/** A schema; `true` accepts everything. */
export type JsonSchema = true | SchemaObject;

export type SchemaObject = {
  $schema?: string;
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  markdownDescription?: string;
  default?: unknown;
  examples?: readonly unknown[];
  deprecated?: true;
  deprecationMessage?: string;
  type?: TypeName | readonly TypeName[];
  const?: unknown;
  enum?: readonly unknown[];
  markdownEnumDescriptions?: readonly string[];
  pattern?: string;
  patternErrorMessage?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  patternProperties?: Readonly<Record<string, JsonSchema>>;
  additionalProperties?: boolean | JsonSchema;
  required?: readonly string[];
  items?: JsonSchema;
  allOf?: readonly JsonSchema[];
  anyOf?: readonly JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  definitions?: Readonly<Record<string, JsonSchema>>;
};
