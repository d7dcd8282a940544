/** Encodes the pages that contain a term: the distances between their positions, in base 36. */

/** @param pages positions in ascending order */
export function writePages(pages: readonly number[]): string {
  return pages.map((page, i) => (page - (pages[i - 1] ?? 0)).toString(36)).join(' ');
}

/** Parses the positions that `writePages` wrote. */
export function readPages(text: string): number[] {
  if (text === '') return [];
  let page = 0;
  return text.split(' ').map((distance) => (page += Number.parseInt(distance, 36)));
}
