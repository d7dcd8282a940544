/** Finds a position in an alphabetical list of words. */

/** Returns the position of the first word that doesn't come before the given one. */
export function lowerBound(words: readonly string[], word: string): number {
  let from = 0;
  let to = words.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] ?? '') < word) from = middle + 1;
    else to = middle;
  }
  return from;
}
