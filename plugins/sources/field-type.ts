/** The types of configuration fields, in the notation of the tables. */

const SIMPLE = [
  ...['string', 'secret', 'boolean', 'integer', 'number', 'datetime', 'timedelta'],
  ...['object', 'map', 'list', 'any', 'urn', 'AllowDenyPattern'],
];

/** The allowed types, for messages. */
export const FIELD_TYPES =
  `one of ${SIMPLE.join(', ')}; list[string], map[string, string]; several with " | " between; ` +
  'or its allowed values, such as DAY | HOUR';

/** Splits at a separator outside brackets. */
export function splitOutside(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '[') depth++;
    if (sign === ']') depth--;
    if (sign === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

/** True for the name of a type without brackets. */
export function isSimpleType(text: string): boolean {
  return SIMPLE.includes(text);
}

function isKind(text: string): boolean {
  if (isSimpleType(text)) return true;
  const [, kind, inner = ''] = /^(list|map)\[(.+)\]$/.exec(text) ?? [];
  if (kind === 'list') return isFieldType(inner);
  const [key, ...values] = splitOutside(inner, ',');
  return kind === 'map' && key === 'string' && values.length <= 1 && values.every(isFieldType);
}

/** True for a type, for alternative types, and for a choice of values. */
export function isFieldType(text: string): boolean {
  const parts = splitOutside(text, '|');
  if (parts.every(isKind)) return true;
  // Values of a choice; if one of them is a type, another is a misspelled type.
  return parts.length > 1 && !parts.some(isKind) && parts.every((part) => /^[\w.-]+$/.test(part));
}
