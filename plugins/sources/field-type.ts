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
function split(text: string, separator: string): string[] {
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

function isKind(text: string): boolean {
  if (SIMPLE.includes(text)) return true;
  const [, kind, inner = ''] = /^(list|map)\[(.+)\]$/.exec(text) ?? [];
  if (kind === 'list') return isFieldType(inner);
  const [key, ...values] = split(inner, ',');
  return kind === 'map' && key === 'string' && values.length <= 1 && values.every(isFieldType);
}

/** True for a type, for alternative types, and for a choice of values. */
export function isFieldType(text: string): boolean {
  const parts = split(text, '|');
  if (parts.every(isKind)) return true;
  // Values of a choice; if one of them is a type, another is a misspelled type.
  return parts.length > 1 && !parts.some(isKind) && parts.every((part) => /^[\w.-]+$/.test(part));
}
