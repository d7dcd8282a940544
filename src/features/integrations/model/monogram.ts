/** What is drawn for a brand that has no mark: letters on a tint. */

/** How many tints there are. */
export const TINTS = 6;

/** @returns one or two letters: `PowerBI` and `Power BI` give PB, `Tableau` gives Ta */
export function initials(name: string): string {
  const [first = '', second] = name.match(/[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g) ?? [];
  return second === undefined ? first.slice(0, 2) : first.charAt(0) + second.charAt(0);
}

/** @returns a number below {@link TINTS}, always the same for an id */
export function tint(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return sum % TINTS;
}
