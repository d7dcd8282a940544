/**
 * Encodes the pages that contain a term as characters, one per page: the distance from the page before, doubled, plus
 * one if the page is marked. Nothing shorter compresses as well and is read as fast.
 */

/** The character of 0: the first one that JSON doesn't escape. */
const ZERO = 0x23;
/** JSON escapes this one, too, so it is left out. */
const BACKSLASH = 0x5c;

/** Above this are halves of characters, which UTF-8 can't encode. */
const MAX = 0xd7ff;

function charOf(value: number): string {
  const code = value + ZERO;
  const shifted = code < BACKSLASH ? code : code + 1;
  if (shifted > MAX) throw new RangeError(`The index can't encode a distance of ${value >> 1}.`);
  return String.fromCharCode(shifted);
}

/** Positions of pages in ascending order, and which of them are marked. */
export type PageList = {pages: number[]; marked: number[]};

/**
 * @param pages positions in ascending order
 * @throws RangeError if two positions are more than 27,000 apart
 */
export function writePages(pages: readonly number[], marked: ReadonlySet<number>): string {
  return pages
    .map((page, i) => charOf((page - (pages[i - 1] ?? 0)) * 2 + (marked.has(page) ? 1 : 0)))
    .join('');
}

/** Parses what `writePages` wrote. */
export function readPages(text: string): PageList {
  const list: PageList = {pages: [], marked: []};
  let page = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    const value = (code > BACKSLASH ? code - 1 : code) - ZERO;
    page += value >> 1;
    list.pages.push(page);
    if (value & 1) list.marked.push(page);
  }
  return list;
}
