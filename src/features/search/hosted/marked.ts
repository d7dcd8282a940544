/** Text that the service returns with tags around what was looked for. */
import type {MarkedText} from '../types';

/**
 * Tags that no text of the site holds: letters of the area for private use. HTML tags would be ambiguous in pages
 * that show HTML.
 */
export const OPEN = '\uE000';
export const CLOSE = '\uE001';

/** @returns text without anything that could be taken for a tag */
export const withoutTags = (text: string): string =>
  text.replaceAll(OPEN, '').replaceAll(CLOSE, '');

/** Takes tagged text apart; a tag that is never closed marks the rest. */
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
