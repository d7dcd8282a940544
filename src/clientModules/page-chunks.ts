/**
 * Addresses of the scripts that a page needs. Docusaurus' own look-up matches every route of the site by a regular
 * expression for each link; here the list of routes is read once.
 */
import routes from '@generated/routes';
import names from '@generated/routesChunkNames';
import type {RouteConfig} from 'react-router-config';

/** The bundler's functions that Docusaurus' ChunkAssetPlugin, or lean-client's instead of it, adds. */
declare const __webpack_require__: {gca: (chunkName: string) => string};

/** The names of chunks in a value of Docusaurus' list: alone, in lists or in groups. */
function chunksIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(chunksIn) : [];
}

let chunksByPath: Map<string, string[]> | undefined;

/** Path of a route → names of chunks. Routes of the same path, a group and its first page, are told apart by a hash. */
function chunksOf(path: string): string[] {
  if (!chunksByPath) {
    chunksByPath = new Map();
    for (const [key, value] of Object.entries(names)) {
      const route = key.slice(0, key.lastIndexOf('-'));
      chunksByPath.set(route, [...(chunksByPath.get(route) ?? []), ...chunksIn(value)]);
    }
  }
  return chunksByPath.get(path) ?? [];
}

/** The paths of the groups that a page stands in, such as its version. */
function groupsOf(path: string, list: readonly RouteConfig[]): string[] {
  return list.flatMap((route) => {
    const group = route.path as string;
    if (!route.routes || !(path === group || path.startsWith(`${group}/`))) return [];
    return [group, ...groupsOf(path, route.routes)];
  });
}

/**
 * @param link path of a page; a query and an anchor may follow
 * @returns the addresses of the page's scripts, those of its layout too; none for a path that is no page
 */
export function scriptsOf(link: string): string[] {
  const path = link.replace(/[?#].*$/, '');
  const own = chunksOf(path);
  if (own.length === 0) return [];
  const chunks = new Set([...groupsOf(path, routes).flatMap(chunksOf), ...own]);
  // Chunks that the bundler joined to others have no address.
  return [...chunks]
    .map((chunk) => __webpack_require__.gca(chunk))
    .filter((url) => !url.includes('undefined'));
}
