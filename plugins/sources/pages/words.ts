/** Helpers for the English of generated pages. */

/** `a`, `a and b`, `a, b, and c`. */
export function listing(items: readonly string[], last = 'and'): string {
  const head = items.slice(0, -1).join(', ');
  return head === ''
    ? (items[0] ?? '')
    : `${head}${items.length > 2 ? ',' : ''} ${last} ${items.at(-1)}`;
}

/** `1 field`, `2 fields`. */
export function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}

/** Renders one entry as a paragraph, several as a list. */
export function bullets(items: readonly string[]): string {
  return items.length === 1 ? (items[0] ?? '') : items.map((item) => `- ${item}`).join('\n');
}
