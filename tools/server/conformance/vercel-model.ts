/**
 * A model of how Vercel applies a vercel.json, limited to the features that ours uses: the routes to which its
 * own `@vercel/routing-utils` compiles `cleanUrls`, `trailingSlash: false`, `redirects`, and `headers`, in its order.
 */
import type {VercelConfig} from '../../hosting/render/vercel';

const CLEAN_URLS = [/^\/(?:(.+)\/)?index(?:\.html)?\/?$/, /^\/(.*)\.html\/?$/];
const NO_TRAILING_SLASH = [/^\/(.*)\/$/];

/** Returns the target of a redirect, or undefined; queries are passed on. */
export function vercelRedirect(
  config: VercelConfig,
  url: string,
  accept = '*/*',
): string | undefined {
  const path = url.split('?', 1)[0] ?? '';
  const query = url.slice(path.length);
  const spellings = [
    ...(config.cleanUrls ? CLEAN_URLS : []),
    ...(config.trailingSlash === false ? NO_TRAILING_SLASH : []),
  ];
  for (const pattern of spellings) {
    const match = pattern.exec(path);
    if (match) return `/${match[1] ?? ''}${query}`;
  }
  for (const {source, has = [], destination} of config.redirects) {
    // Of path-to-regexp, our sources use only one named group, which works as in a RegExp.
    const match = new RegExp(`^${source.replace(/:(\w+)\(/, '(?<$1>')}$`).exec(path);
    const applies = has.every(({value}) => new RegExp(`^${value}$`).test(accept));
    if (match && applies) return destination.replace(':page', match.groups?.['page'] ?? '') + query;
  }
  return undefined;
}

/** Returns the headers of a path; fails if two rules set the same one, because their order is not guaranteed. */
export function vercelHeaders(config: VercelConfig, path: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const {source, headers} of config.headers) {
    // Of path-to-regexp, our sources use only groups, which work as in a RegExp.
    if (!new RegExp(`^${source}$`).test(path)) continue;
    for (const {key, value} of headers) {
      if (key in found) throw new Error(`Two rules set ${key} for ${path}.`);
      found[key] = value;
    }
  }
  return found;
}
