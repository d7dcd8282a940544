/** How an index spells the pages that hold a term: the distances between their places, in base 36. */

/** @param pages places in ascending order */
export function writePages(pages: readonly number[]): string {
  return pages.map((page, i) => (page - (pages[i - 1] ?? 0)).toString(36)).join(' ');
}

/** The places that `writePages` wrote. */
export function readPages(text: string): number[] {
  if (text === '') return [];
  let page = 0;
  return text.split(' ').map((distance) => (page += Number.parseInt(distance, 36)));
}
