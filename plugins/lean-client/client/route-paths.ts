/** The paths of the site's routes, in the order of Docusaurus' list of what each route loads. */
import names from '@generated/routesChunkNames';

const keys = Object.keys(names);

/** A route's path and the hash that Docusaurus tells routes of the same path apart by. */
export type RouteKey = {path: string; hash: string};

/** The routes from a place of the list up to another, which is not among them. */
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
