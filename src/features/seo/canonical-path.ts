/** The canonical path of a release's page: the same page in the latest version, which search engines should index. */

/** The parts of the site's routes that determine which pages exist. */
type Routes = readonly {path?: unknown; routes?: Routes | undefined}[];

/** The path of a version of the docs, such as `/docs` or `/docs/2.0.0`. */
type VersionPath = {path: string; isLast: boolean};

function hasPage(routes: Routes, path: string): boolean {
  return routes.some((route) => {
    if (route.routes) return hasPage(route.routes, path);
    return route.path === path;
  });
}

/**
 * @param pathname path of the page, without a trailing slash
 * @returns path of the same page in the latest version; undefined for a page of that version, for one outside the
 * docs, and for one that the latest version doesn't have
 */
export function canonicalPath(
  pathname: string,
  versions: readonly VersionPath[],
  routes: Routes,
): string | undefined {
  const latest = versions.find(({isLast}) => isLast);
  const release = versions.find(({path, isLast}) => !isLast && pathname.startsWith(`${path}/`));
  if (!latest || !release) return undefined;
  const counterpart = latest.path + pathname.slice(release.path.length);
  return hasPage(routes, counterpart) ? counterpart : undefined;
}
