/** Encodes sorted terms: each without the letters that it shares with the one before. */

/** The number of shared letters is a digit in base 36. */
const MOST = 35;

function sharedLetters(one: string, other: string): number {
  let shared = 0;
  while (shared < MOST && shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared;
}

/** @returns a line per term: how many letters it shares with the term before, and the other letters */
export function writeTerms(terms: readonly string[]): string {
  return terms
    .map((term, i) => {
      const shared = sharedLetters(term, terms[i - 1] ?? '');
      return `${shared.toString(36)}${term.slice(shared)}`;
    })
    .join('\n');
}

/** Parses what `writeTerms` wrote. */
export function readTerms(text: string): string[] {
  if (text === '') return [];
  let term = '';
  return text
    .split('\n')
    .map((line) => (term = term.slice(0, Number.parseInt(line.charAt(0), 36)) + line.slice(1)));
}
