/** What the table says about one request. */
import {addressPatterns, MOST_SLASH_RUNS, SLASH_RUN} from './addresses';
import type {Redirect} from '../../plugins/redirects';
import type {HostingRules} from './rules';

/** Status of every redirect: permanent, and the method stays what it was. */
export const REDIRECT_STATUS = 308;

/** An answer that needs no file: where the request belongs instead, or why it is refused. */
export type AddressAnswer =
  {status: typeof REDIRECT_STATUS; location: string} | {status: 400 | 404};

const slashRun = new RegExp(`^${SLASH_RUN}$`);

function withoutSlashRuns(path: string): string {
  let result = path;
  for (let run = 0; run < MOST_SLASH_RUNS && result.includes('//'); run += 1) {
    result = result.replace(slashRun, '$1/$2');
  }
  return result;
}

/**
 * Makes the function that says where a request belongs instead: in one hop, with its query.
 *
 * @returns a function from the undecoded path and query of a request (`/docs/features/?q=1`) to its answer, or
 *   undefined if the request is at the right address
 */
export function addressCheck(
  redirects: readonly Redirect[],
): (url: string) => AddressAnswer | undefined {
  const patterns = addressPatterns(redirects).map(({path, target}) => ({
    regexp: new RegExp(`^${path}$`),
    target,
  }));

  const answer = (path: string): string | 400 | 404 => {
    for (const {regexp, target} of patterns) {
      const match = regexp.exec(path);
      if (!match) continue;
      if (target === 'same') return path;
      return target === 'captured' ? (match[1] ?? '') : target;
    }
    return path;
  };

  return (url) => {
    const path = url.split('?', 1)[0] ?? '';
    const found = answer(withoutSlashRuns(path));
    if (found === 400 || found === 404) return {status: found};
    if (found === path) return undefined;
    return {status: REDIRECT_STATUS, location: found + url.slice(path.length)};
  };
}

/**
 * The response headers of a path (undecoded, without query) that is answered with a file; a later rule replaces
 * an earlier one. Redirects and errors get those of `/`: an error must never be kept as long as an asset.
 */
export function headersFor(path: string, {headers}: HostingRules): Record<string, string> {
  return Object.assign(
    {},
    ...headers.filter(({under}) => path.startsWith(under)).map((rule) => rule.headers),
  );
}
