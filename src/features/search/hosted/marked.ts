/** Text that the service returns with tags around matches. */
import type {MarkedText} from '../types';

/**
 * Tags that don't occur in any text of the site: characters from the private use area. HTML tags would be ambiguous in
 * pages that show HTML.
 */
export const OPEN = '\uE000';
export const CLOSE = '\uE001';

/** @returns text without anything that could be parsed as a tag */
export const withoutTags = (text: string): string =>
  text.replaceAll(OPEN, '').replaceAll(CLOSE, '');

/** Parses tagged text; a tag that is never closed marks the rest. */
export function parseMarked(tagged: string): MarkedText {
  return tagged.split(OPEN).flatMap((piece, index) => {
    if (index === 0) return piece === '' ? [] : [{text: piece}];
    const [marked = '', ...rest] = piece.split(CLOSE);
    const plain = rest.join('');
    return [
      ...(marked === '' ? [] : [{text: marked, marked: true as const}]),
      ...(plain === '' ? [] : [{text: plain}]),
    ];
  });
}
