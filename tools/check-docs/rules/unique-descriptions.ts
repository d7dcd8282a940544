/** No two pages describe themselves in the same words. */
import type {Problem} from '../../../plugins/facts/problems';
import type {DocsPage} from '../page';

/** @returns one problem for each page whose description an earlier one has */
export function repeatedDescriptions(pages: readonly DocsPage[]): Omit<Problem, 'key'>[] {
  const first = new Map<string, string>();
  return pages.flatMap(({file, frontMatter}) => {
    const description = String(frontMatter['description'] ?? '').trim();
    const other = first.get(description);
    if (description === '') return [];
    if (other === undefined) first.set(description, file);
    const expected = 'a description of its own, that tells the pages apart in search results';
    return other === undefined ? [] : [{file, line: 1, found: `that of ${other}`, expected}];
  });
}
