/**
 * Validates a value against the part of JSON Schema that describes recipes. Errors are those of ajv, in its order, so
 * that the same words describe them; ajv itself writes code as it runs, which the content policy of pages forbids.
 */
import type {JsonSchema, SchemaObject} from './json-schema';

/** An error, with the names that ajv gives its parts. */
export type SchemaError = {
  keyword: string;
  /** JSON pointer to the value. */
  instancePath: string;
  params: Readonly<Record<string, unknown>>;
  /** The schema with the keyword. */
  parentSchema?: unknown;
  data?: unknown;
};

type Definitions = Readonly<Record<string, JsonSchema>>;

type Place = {value: unknown; path: string; definitions: Definitions};

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isMap(value);
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return Number.isFinite(value);
    default:
      return typeof value === type;
  }
}

/** Which type of value the keywords of a group are about; ajv reports the only type of a schema after that group. */
const GROUPS: Readonly<Record<string, readonly (keyof SchemaObject)[]>> = {
  string: ['pattern'],
  array: ['items'],
  object: ['required', 'additionalProperties', 'properties', 'patternProperties'],
};

const patterns = new Map<string, RegExp>();

function matches(text: string, pattern: string): boolean {
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, known);
  return known.test(text);
}

const step = (path: string, key: string | number) =>
  `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Makes errors about one schema and one value. */
const errorOf =
  (schema: SchemaObject, {value, path}: Place) =>
  (keyword: string, params: SchemaError['params']): SchemaError => ({
    ...{keyword, params, instancePath: path, parentSchema: schema, data: value},
  });

function anyOfErrors(schema: SchemaObject, place: Place): SchemaError[] {
  const all: SchemaError[] = [];
  for (const branch of schema.anyOf ?? []) {
    const errors = errorsAt(branch, place);
    if (errors.length === 0) return [];
    all.push(...errors);
  }
  return schema.anyOf ? [...all, errorOf(schema, place)('anyOf', {})] : [];
}

function conditional(schema: SchemaObject, place: Place): SchemaError[] {
  if (schema.if === undefined) return [];
  const branch = errorsAt(schema.if, place).length === 0 ? schema.then : schema.else;
  return branch === undefined ? [] : errorsAt(branch, place);
}

/** Errors of the keywords that apply to any type. */
function general(schema: SchemaObject, place: Place): SchemaError[] {
  const error = errorOf(schema, place);
  const {const: only, enum: values, allOf = []} = schema;
  return [
    ...(only !== undefined && place.value !== only ? [error('const', {allowedValue: only})] : []),
    ...(values && !values.includes(place.value) ? [error('enum', {allowedValues: values})] : []),
    ...anyOfErrors(schema, place),
    ...allOf.flatMap((one) => errorsAt(one, place)),
    ...conditional(schema, place),
  ];
}

function objectErrors(
  schema: SchemaObject,
  value: Readonly<Record<string, unknown>>,
  place: Place,
): SchemaError[] {
  const {properties = {}, patternProperties = {}, additionalProperties = true, required} = schema;
  const error = errorOf(schema, place);
  const at = (key: string): Place => ({...place, value: value[key], path: step(place.path, key)});
  const keys = Object.keys(value);
  const has = (key: string) => Object.hasOwn(value, key) && value[key] !== undefined;
  const isNamed = (key: string) =>
    Object.hasOwn(properties, key) ||
    Object.keys(patternProperties).some((pattern) => matches(key, pattern));
  const others = keys.filter((key) => !isNamed(key));
  return [
    ...(required ?? [])
      .filter((key) => !has(key))
      .map((missingProperty) => error('required', {missingProperty})),
    ...others.flatMap((key) =>
      additionalProperties === false
        ? [error('additionalProperties', {additionalProperty: key})]
        : errorsAt(additionalProperties, at(key)),
    ),
    ...Object.entries(properties).flatMap(([key, one]) => (has(key) ? errorsAt(one, at(key)) : [])),
    ...Object.entries(patternProperties).flatMap(([pattern, one]) =>
      keys.filter((key) => matches(key, pattern)).flatMap((key) => errorsAt(one, at(key))),
    ),
  ];
}

/** Errors of the keywords for the type that the value has. */
function typed(schema: SchemaObject, place: Place): SchemaError[] {
  const {value, path} = place;
  const {pattern, items} = schema;
  if (typeof value === 'string') {
    const isFault = pattern !== undefined && !matches(value, pattern);
    return isFault ? [errorOf(schema, place)('pattern', {pattern})] : [];
  }
  if (Array.isArray(value)) {
    if (items === undefined) return [];
    return value.flatMap((item: unknown, i) =>
      errorsAt(items, {...place, value: item, path: step(path, i)}),
    );
  }
  return isMap(value) ? objectErrors(schema, value, place) : [];
}

function typeErrors(schema: SchemaObject, place: Place): {first: boolean; errors: SchemaError[]} {
  const types = [schema.type ?? []].flat();
  const isRight = types.length === 0 || types.some((type) => isOfType(place.value, type));
  const [only = ''] = types;
  const isGrouped =
    types.length === 1 && (GROUPS[only] ?? []).some((keyword) => schema[keyword] !== undefined);
  const errors = isRight ? [] : [errorOf(schema, place)('type', {type: schema.type})];
  return {first: !isGrouped, errors};
}

const DEFINITION = '#/definitions/';

function errorsAt(schema: JsonSchema, place: Place): SchemaError[] {
  if (schema === true) return [];
  // What isn't loaded accepts everything.
  const referred =
    schema.$ref === undefined ? [] : errorsAt(target(schema.$ref, place.definitions), place);
  const {first, errors} = typeErrors(schema, place);
  const rest = general(schema, place);
  return [
    ...(first ? errors : []),
    ...referred,
    ...rest,
    ...typed(schema, place),
    ...(first ? [] : errors),
  ];
}

const target = (ref: string, definitions: Definitions): JsonSchema =>
  definitions[ref.replace(DEFINITION, '')] ?? true;

/**
 * @param schema of which every `$ref` is to a definition; a definition that is missing accepts everything
 * @param value parsed from YAML or JSON
 * @returns the errors, in the order of ajv with `allErrors`
 */
export function schemaErrors(schema: SchemaObject, value: unknown): SchemaError[] {
  return errorsAt(schema, {value, path: '', definitions: schema.definitions ?? {}});
}
