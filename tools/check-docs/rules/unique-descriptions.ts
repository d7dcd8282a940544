/** Each page has a unique description. */
import type {Problem} from '../../../plugins/facts/problems';
import type {DocsPage} from '../page';

/** @returns one problem for each page that has the same description as an earlier one */
export function repeatedDescriptions(pages: readonly DocsPage[]): Omit<Problem, 'key'>[] {
  const first = new Map<string, string>();
  return pages.flatMap(({file, frontMatter}) => {
    const description = String(frontMatter['description'] ?? '').trim();
    const other = first.get(description);
    if (description === '') return [];
    if (other === undefined) first.set(description, file);
    const expected = 'a unique description, which tells the pages apart in search results';
    return other === undefined
      ? []
      : [{file, line: 1, found: `the description of ${other}`, expected}];
  });
}
