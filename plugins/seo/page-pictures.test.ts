/** The sitemap names the pictures of each page, and of its version. */
import type {RouteConfig} from '@docusaurus/types';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {emptyProject, type Project} from '../pictures/testing';
import {picturesByPath} from './page-pictures';
import {createSitemapItems} from './sitemap';

let project: Project;
beforeAll(() => {
  project = emptyProject();
  project.write('genDocs/docs/tags.mdx', '![A](picture:tags/a)\n\n![B](picture:tags/b)\n');
  project.write('genDocs/docs/other.md', 'Text.');
  project.write('versioned_docs/version-2.0.0/docs/tags.mdx', '![A](picture:tags/a)\n');
});
afterAll(() => project.remove());

const route = (path: string, sourceFilePath?: string, routes?: RouteConfig[]) =>
  ({
    ...{path, component: ''},
    ...(sourceFilePath !== undefined && {metadata: {sourceFilePath}}),
    ...(routes && {routes}),
  }) satisfies RouteConfig;

const ROUTES = [
  route('/base/docs', undefined, [
    route('/base/docs/tags', 'genDocs/docs/tags.mdx'),
    route('/base/docs/other', 'genDocs/docs/other.md'),
    route('/base/docs/lost', 'genDocs/docs/lost.md'),
    route('/base/docs/2.0.0/tags', 'versioned_docs/version-2.0.0/docs/tags.mdx'),
  ]),
  route('/base/events'),
];

it('finds them in the sources of the pages', () => {
  expect([...picturesByPath(project.root, ROUTES)]).toEqual([
    ['/base/docs/tags', ['pictures/next/tags/a@2x.avif', 'pictures/next/tags/b@2x.avif']],
    ['/base/docs/2.0.0/tags', ['pictures/2.0.0/tags/a@2x.avif']],
  ]);
});

it('gives their whole addresses to the items of the plugin', async () => {
  const item = (url: string) => ({url, lastmod: null, changefreq: null, priority: null});
  const items = await createSitemapItems(project.root)({
    siteConfig: {baseUrl: '/base/', url: 'https://a.example'} as never,
    routes: ROUTES,
    defaultCreateSitemapItems: async () =>
      ['tags', 'other', '2.0.0/tags'].map((page) => item(`https://a.example/base/docs/${page}`)),
  });
  const large = (name: string) => `https://a.example/base/pictures/${name}@2x.avif`;
  expect(items.map((one) => ('img' in one ? one.img : undefined))).toEqual([
    [{url: large('next/tags/a')}, {url: large('next/tags/b')}],
    undefined,
    [{url: large('2.0.0/tags/a')}],
  ]);
});
