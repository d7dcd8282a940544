/** What a filter text shows: pure, so that it is tested without a browser. */

/** Lower-case words of a text, which may stand in any order in what they match. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** A filterable item: its lower-case text, and what must be visible for it to be seen. */
export type Entry<Owner> = {text: string; owners: readonly Owner[]};

/** Which items match, in the order given, and the owners that hold at least one of them. */
export type Selection<Owner> = {shown: boolean[]; count: number; live: Set<Owner>};

/** Selects the entries that hold every word; with no word, all of them. */
export function select<Owner>(
  entries: readonly Entry<Owner>[],
  words: readonly string[],
): Selection<Owner> {
  const shown = entries.map(({text}) => words.every((word) => text.includes(word)));
  const matching = entries.filter((_, index) => shown[index]);
  return {
    shown,
    count: matching.length,
    live: new Set(matching.flatMap(({owners}) => owners)),
  };
}

/** More matches than this stay folded: a reader scans their headings first. */
const MAX_UNFOLDED = 5;

/** Should matching items that fold be opened? */
export function unfolds(count: number, words: readonly string[]): boolean {
  return words.length > 0 && count <= MAX_UNFOLDED;
}
