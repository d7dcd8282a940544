/** The distance of a mistyped word from a real one: extra, missing, wrong, or swapped letters. */

/**
 * Returns a mask with one bit per letter, with several letters sharing a bit: words that differ in many bits are far
 * apart.
 */
export function letterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) & 31);
  return mask;
}

/** @returns how many letters of the first mask are missing in the second */
export function missingLetters(mask: number, other: number): number {
  let rest = mask & ~other;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * Optimal string alignment distance (Damerau-Levenshtein without a second edit inside a swap).
 *
 * @param most distances beyond it are not distinguished
 * @param options `prefix`: returns the distance to the nearest prefix of `real`, for a word that is still being typed
 */
export function editDistance(
  typed: string,
  real: string,
  most: number,
  {prefix = false} = {},
): number {
  const width = prefix ? Math.min(real.length, typed.length + most) : real.length;
  if (Math.abs(typed.length - width) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({length: width + 1}, (_, j) => j);
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= width; j++) {
      const same = typed[i - 1] === real[j - 1];
      let cost = Math.min(
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
      );
      if (i > 1 && j > 1 && typed[i - 1] === real[j - 2] && typed[i - 2] === real[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return prefix ? Math.min(...last) : (last[width] ?? 0);
}
