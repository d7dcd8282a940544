/** The types that a configuration field may have, as the tables of fields show them. */

const SIMPLE = [
  ...['string', 'secret', 'boolean', 'integer', 'number', 'datetime', 'timedelta'],
  ...['object', 'map', 'list', 'any', 'urn', 'AllowDenyPattern'],
];

/** What a message says is possible. */
export const FIELD_TYPES =
  `one of ${SIMPLE.join(', ')}; list[string], map[string, string]; several with " | " between; ` +
  'or the values that it takes, as DAY | HOUR';

/** Cuts at a separator that no bracket encloses. */
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

/** True for a type, for several of which one is meant, and for a choice of values. */
export function isFieldType(text: string): boolean {
  const parts = split(text, '|');
  if (parts.every(isKind)) return true;
  // Values of a choice; a type among them means that one of the others is misspelled.
  return parts.length > 1 && !parts.some(isKind) && parts.every((part) => /^[\w.-]+$/.test(part));
}
