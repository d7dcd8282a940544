/**
 * URLs of the scripts that a page needs. The lookup in Docusaurus matches every route of the site with a regular
 * expression for each link; this one parses the list of routes only once.
 */
import routes from '@generated/routes';
import names from '@generated/routesChunkNames';
import type {RouteConfig} from 'react-router-config';

/** Functions that Docusaurus' ChunkAssetPlugin, or its replacement in lean-client, adds to the bundler's runtime. */
declare const __webpack_require__: {gca: (chunkName: string) => string};

/** Returns the chunk names in a value of Docusaurus' list: a single name, or names in arrays and objects. */
function chunksIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(chunksIn) : [];
}

let chunksByPath: Map<string, string[]> | undefined;

/** Chunk names by route path. Routes with the same path, such as a group and its first page, differ by a hash. */
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

/** Returns the paths of the groups that contain a page, such as its version. */
function groupsOf(path: string, list: readonly RouteConfig[]): string[] {
  return list.flatMap((route) => {
    const group = route.path as string;
    if (!route.routes || !(path === group || path.startsWith(`${group}/`))) return [];
    return [group, ...groupsOf(path, route.routes)];
  });
}

/**
 * @param link path of a page, optionally with a query and an anchor
 * @returns the URLs of the page's scripts, including those of its layout; none if the path isn't a page
 */
export function scriptsOf(link: string): string[] {
  const path = link.replace(/[?#].*$/, '');
  const own = chunksOf(path);
  if (own.length === 0) return [];
  const chunks = new Set([...groupsOf(path, routes).flatMap(chunksOf), ...own]);
  // Chunks that the bundler merged into others have no URL.
  return [...chunks]
    .map((chunk) => __webpack_require__.gca(chunk))
    .filter((url) => !url.includes('undefined'));
}
