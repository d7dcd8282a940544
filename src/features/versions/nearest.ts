/** Where to send readers whose page another version lacks: to the closest page above it. */

/** What is known about the pages of a version in the browser. */
type Pages = {path: string; docs: readonly {path: string}[]};

/**
 * @param from the version that is left, with its base path
 * @param to the version to go to
 * @param above paths of pages above the current one, the closest first
 * @returns the path of the first of them that the other version has, or undefined
 */
export function nearestPage(
  from: Pick<Pages, 'path'>,
  to: Pages,
  above: readonly string[],
): string | undefined {
  const paths = new Set(to.docs.map(({path}) => path));
  return above
    .filter((path) => path.startsWith(`${from.path}/`))
    .map((path) => to.path + path.slice(from.path.length))
    .find((path) => paths.has(path));
}

/** @returns the pages above the current one in the sidebar, as its breadcrumbs link to them, the closest first */
export function pagesAbove(document: Document): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('.breadcrumbs a');
  return [...links].map(({pathname}) => pathname).reverse();
}
