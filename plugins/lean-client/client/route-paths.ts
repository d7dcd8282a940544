/** The paths of the site's routes, in the order of Docusaurus' list of what each route loads. */
import names from '@generated/routesChunkNames';

const keys = Object.keys(names);

/** A route's path, and the hash by which Docusaurus distinguishes routes with the same path. */
export type RouteKey = {path: string; hash: string};

/** The routes from one index of the list up to another, exclusive. */
export function routeKeys(from: number, to: number): RouteKey[] {
  return keys.slice(from, to).map((key) => {
    const end = key.lastIndexOf('-');
    return {path: key.slice(0, end), hash: key.slice(end + 1)};
  });
}

/** Docs pages as Docusaurus' global data lists them: the id is `docs` and what follows the version's path. */
export function docs(versionPath: string, from: number, to: number, sidebar?: string) {
  return routeKeys(from, to).map(({path}) => ({
    id: `docs${path.slice(versionPath.length)}`,
    path,
    ...(sidebar !== undefined && {sidebar}),
  }));
}
