/** The routes that the built site must serve, read from the sources, not from the build. */
import path from 'node:path';
import matter from 'gray-matter';
import {listFiles} from '../plugins/common/list-files';
import {textOf, type TreeFile} from '../plugins/gen-docs/assemble';
import {isPage, pagePath} from '../plugins/gen-docs/page-file';
import {docsTree} from '../plugins/gen-docs/tree';
import {loadReference} from '../plugins/reference';
import {ROOT} from '../plugins/common/root';

/** A page, and the heading that readers must see on it. */
export type Route = {route: string; heading: string};

function routeOf(base: string, name: string, file: TreeFile): Route {
  return {
    route: `${base}/${pagePath(name).page}`,
    heading: String(matter(textOf(file)).data['title']),
  };
}

/** Returns the pages of Next: docs/ and everything generated from reference/. */
export function nextRoutes(): Route[] {
  return [...docsTree(ROOT, loadReference(ROOT)).files]
    .filter(([name]) => isPage(name))
    .map(([name, file]) => routeOf('/docs', name, file));
}

/** Returns the pages of a frozen version, from its versioned_docs. */
export function frozenRoutes(version: string): Route[] {
  const folder = path.join(ROOT, `versioned_docs/version-${version}/docs`);
  return listFiles(folder)
    .filter(isPage)
    .map((name) => routeOf(`/docs/${version}`, name, {copyOf: path.join(folder, name)}));
}

/** Returns the category index pages below a version's prefix, such as `/docs`. */
export function categoryRoutes(prefix: string): Route[] {
  return [
    {route: `${prefix}/category/features`, heading: 'Feature Guides'},
    {route: `${prefix}/category/deployment-guides`, heading: 'Deployment Guides'},
    {route: `${prefix}/category/community`, heading: 'Community'},
  ];
}
