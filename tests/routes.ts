/** The routes the built site must answer, read from the sources and not from the build. */
import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {ROOT} from '../src/root';
import {docsTree, isPage, pagePath} from '../src/plugins/gen-docs/tree';
import {loadReference} from '../src/reference';

/** A page and the heading a reader must see on it. */
export type Route = {route: string; heading: string};

const titleOf = (text: string): string => String(matter(text).data['title']);

/** Pages of Next: docs/ and everything generated from reference/. */
export function nextRoutes(): Route[] {
  return [...docsTree(ROOT, loadReference(ROOT)).files]
    .filter(([name]) => isPage(name))
    .map(([name, file]) => ({
      route: `/docs/${pagePath(name).page}`,
      heading: titleOf('text' in file ? file.text : fs.readFileSync(file.copyOf, 'utf8')),
    }));
}

/** Pages of a frozen version, from its versioned_docs. */
export function frozenRoutes(version: string): Route[] {
  const folder = path.join(ROOT, `versioned_docs/version-${version}/docs`);
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => isPage(name) && /\.mdx?$/.test(name))
    .map((name) => ({
      route: `/docs/${version}/${pagePath(name).page}`,
      heading: titleOf(fs.readFileSync(path.join(folder, name), 'utf8')),
    }));
}

/** Category index pages of one version's prefix, `/docs` or `/docs/0.15.0`. */
export function categoryRoutes(prefix: string): Route[] {
  return [
    {route: `${prefix}/category/features`, heading: 'Feature Guides'},
    {route: `${prefix}/category/deployment-guides`, heading: 'Deployment Guides'},
    {route: `${prefix}/category/community`, heading: 'Community'},
  ];
}
