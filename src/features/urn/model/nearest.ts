/** Finds the type that a misspelled one probably means. */

/** Levenshtein distance of two short words. */
function distance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, i) => i);
  for (const [i, char] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j++) {
      const same = char === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** How many letters of four may differ. */
const TOLERANCE = 1 / 4;

/** @returns the closest name, ignoring case and separators; undefined if none is close */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[_-]/g, '');
  // A junk name of thousands of letters is close to nothing.
  if (name.length > 40) return undefined;
  const ranked = [...names]
    .map((one) => ({one, off: distance(plain(name), plain(one))}))
    .sort((a, b) => a.off - b.off);
  const [best] = ranked;
  return best && best.off <= best.one.length * TOLERANCE ? best.one : undefined;
}
