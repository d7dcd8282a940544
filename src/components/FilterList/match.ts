/** Which items match a filter text. Pure functions, so they can be tested without a browser. */

/** @returns the lower-case words of a text, which may occur in any order in what they match */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** A filterable item: its lower-case text, and what must be visible for the item to be visible. */
export type Entry<Owner> = {text: string; owners: readonly Owner[]};

/** Which items match, in the order given, and the owners of at least one of them. */
type Selection<Owner> = {shown: boolean[]; count: number; visibleOwners: Set<Owner>};

/** Selects the entries that contain every word; without words, all of them. */
export function select<Owner>(
  entries: readonly Entry<Owner>[],
  words: readonly string[],
): Selection<Owner> {
  const shown = entries.map(({text}) => words.every((word) => text.includes(word)));
  const matching = entries.filter((_, index) => shown[index]);
  return {
    shown,
    count: matching.length,
    visibleOwners: new Set(matching.flatMap(({owners}) => owners)),
  };
}

/** More matches than this stay collapsed: readers scan their headings first. */
const MAX_UNFOLDED = 5;

/** @returns whether to expand the matches that are collapsible */
export function expandsMatches(count: number, words: readonly string[]): boolean {
  return words.length > 0 && count <= MAX_UNFOLDED;
}
