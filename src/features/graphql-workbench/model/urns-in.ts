/** Finds the URNs that a request names. */

/** A URN in quotes, which may contain other URNs in parentheses. */
const QUOTED = /"(urn:li:[^"\\]+)"/g;

function inValue(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('urn:li:') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(inValue);
}

/** @returns each URN in the text of a query or its variables, once */
export function urnsIn(query: string, variables: unknown): string[] {
  const written = [...query.matchAll(QUOTED)].map(([, urn = '']) => urn);
  return [...new Set([...written, ...inValue(variables)])];
}
