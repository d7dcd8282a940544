/** Finds redirects to missing pages, or away from existing ones. */
import type {Problem} from '../facts/problems';
import type {Redirect} from '.';

const FILE = 'plugins/redirects/index.ts';

/** @param hasPage whether a URL of this site has a page, such as `/docs/features` */
export function redirectProblems(
  redirects: readonly Redirect[],
  hasPage: (address: string) => boolean,
): Problem[] {
  return redirects.flatMap(({from, to}) => {
    const [address = ''] = to.split('#');
    if (!hasPage(address)) {
      const expected =
        'the URL of an existing page: this one may be misspelled, or the page has moved again';
      return [{file: FILE, key: `redirect from ${from}`, found: `to: ${to}`, expected}];
    }
    if (!hasPage(from)) return [];
    const expected = 'an old URL: this one has a page, which would never be shown';
    return [{file: FILE, key: `redirect to ${to}`, found: `from: ${from}`, expected}];
  });
}
