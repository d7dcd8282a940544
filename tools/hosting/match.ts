/** Applies the table to one request. */
import {addressPatterns, MOST_SLASH_RUNS, SLASH_RUN} from './addresses';
import type {Redirect} from '../../plugins/redirects';
import {COPY_HEADERS} from './copies';
import type {HostingRules} from './rules';

/** Status of every redirect: permanent, with the same method. */
export const REDIRECT_STATUS = 308;

/** A response without a file: the correct URL of the request, or the status that rejects it. */
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
 * Returns the function that determines where a request should go instead: in one hop, with its query.
 *
 * @returns a function from the undecoded path and query of a request (`/docs/features/?q=1`) to its response, or
 *   undefined if the URL is canonical
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
 * Returns the response headers of a path (undecoded, without query) that has a file; a later rule replaces an
 * earlier one. Redirects and errors get those of `/`: an error must never be cached as long as an asset.
 */
export function headersFor(path: string, {headers}: HostingRules): Record<string, string> {
  return Object.assign(
    {},
    ...headers.filter(({under}) => path.startsWith(under)).map((rule) => rule.headers),
    path.endsWith('.md') ? COPY_HEADERS : {},
  );
}
