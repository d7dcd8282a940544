/** Finds redirects that lead nowhere, or away from a page that is there. */
import type {Problem} from '../facts/problems';
import type {Redirect} from '.';

const FILE = 'plugins/redirects/index.ts';

/** @param hasPage whether a page is at an address of this site, such as `/docs/features` */
export function redirectProblems(
  redirects: readonly Redirect[],
  hasPage: (address: string) => boolean,
): Problem[] {
  return redirects.flatMap(({from, to}) => {
    const [address = ''] = to.split('#');
    if (!hasPage(address)) {
      const expected =
        'the address of a page that there is: it may be misspelled, or have moved on';
      return [{file: FILE, key: `redirect from ${from}`, found: `to: ${to}`, expected}];
    }
    if (!hasPage(from)) return [];
    const expected = 'an old address; a page stands there, and would never be seen';
    return [{file: FILE, key: `redirect to ${to}`, found: `from: ${from}`, expected}];
  });
}
