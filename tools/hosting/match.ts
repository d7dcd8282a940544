/** What the table says about one request. */
import {addressPatterns} from './addresses';
import type {Redirect} from '../../plugins/redirects';
import type {HostingRules} from './rules';

/** Status of every redirect: permanent, and the method stays what it was. */
export const REDIRECT_STATUS = 308;

/**
 * Makes the function that says where a request belongs instead: in one hop, with its query.
 *
 * @returns a function from the undecoded path and query of a request (`/docs/features/?q=1`) to the address to
 *   redirect to, or undefined if the request is at the right one
 */
export function redirector(redirects: readonly Redirect[]): (url: string) => string | undefined {
  const patterns = addressPatterns(redirects).map(({path, target}) => ({
    regexp: new RegExp(`^${path}$`),
    target,
  }));
  return (url) => {
    const path = url.split('?', 1)[0] ?? '';
    const query = url.slice(path.length);
    for (const {regexp, target} of patterns) {
      const match = regexp.exec(path);
      if (!match) continue;
      if (target === 'same') return undefined;
      return (target === 'captured' ? match[1] : target) + query;
    }
    return undefined;
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
