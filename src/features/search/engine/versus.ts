/** Finds what a query compares: `tags vs terms`. Pages that compare them seldom contain the word between them. */

const VERSUS = new Set(['vs', 'versus']);

/**
 * Splits the words of a query at those that only connect what they are between.
 *
 * @returns one list if the query compares nothing; in `vs code`, the word belongs to a name
 */
export function splitAtVersus<Word extends {text: string}>(words: readonly Word[]): Word[][] {
  const sides: Word[][] = [[]];
  words.forEach((word, i) => {
    const connects = VERSUS.has(word.text) && i > 0 && words[i + 1]?.text !== 'code';
    if (connects) sides.push([]);
    else sides.at(-1)?.push(word);
  });
  return sides.filter((side) => side.length > 0);
}
