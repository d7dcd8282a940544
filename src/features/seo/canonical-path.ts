/** The page that stands for another in search engines: a release's page gives way to its twin in the latest version. */

/** As much of the site's routes as it takes to know which pages exist. */
export type Routes = readonly {path?: unknown; routes?: Routes | undefined}[];

/** Where a version of the docs stands, `/docs` or `/docs/0.15.0`. */
export type VersionPath = {path: string; isLast: boolean};

function hasPage(routes: Routes, path: string): boolean {
  return routes.some((route) => {
    if (route.routes) return hasPage(route.routes, path);
    return route.path === path;
  });
}

/**
 * @param pathname path of the page, without a slash at its end
 * @returns path of the same page in the latest version; undefined for a page of that version, for one outside the
 * docs, and for one that the latest version lacks
 */
export function canonicalPath(
  pathname: string,
  versions: readonly VersionPath[],
  routes: Routes,
): string | undefined {
  const latest = versions.find(({isLast}) => isLast);
  const release = versions.find(({path, isLast}) => !isLast && pathname.startsWith(`${path}/`));
  if (!latest || !release) return undefined;
  const twin = latest.path + pathname.slice(release.path.length);
  return hasPage(routes, twin) ? twin : undefined;
}
