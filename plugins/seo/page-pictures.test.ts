/** The pictures and clips of each page in the sitemap, in the version of the page. */
import type {RouteConfig} from '@docusaurus/types';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {CLIP, emptyProject, type Project} from '../pictures/testing';
import {shotsByPath} from './page-pictures';
import {createSitemapItems} from './sitemap';

let project: Project;
beforeAll(() => {
  project = emptyProject();
  project.write('genDocs/docs/tags.mdx', '![A](picture:tags/a)\n\n![B](picture:tags/b)\n');
  project.write('genDocs/docs/other.md', 'Text.');
  project.write('genDocs/docs/clip.md', '![How it is done](clip:tags/assign "Assign a tag")');
  project.record('next', {'tags/assign': CLIP});
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
    route('/base/docs/clip', 'genDocs/docs/clip.md'),
    route('/base/docs/lost', 'genDocs/docs/lost.md'),
    route('/base/docs/2.0.0/tags', 'versioned_docs/version-2.0.0/docs/tags.mdx'),
  ]),
  route('/base/events'),
];

it('finds them in the sources of the pages', () => {
  const large = (name: string) => `pictures/${name}@2x.avif`;
  const clip = {
    video: 'pictures/next/clips/tags/assign.webm',
    poster: 'pictures/next/clips/tags/assign.avif',
    ...{title: 'Assign a tag', description: 'How it is done', seconds: 5},
  };
  expect(Object.fromEntries(shotsByPath(project.root, ROUTES))).toEqual({
    '/base/docs/tags': {pictures: [large('next/tags/a'), large('next/tags/b')], clips: []},
    '/base/docs/clip': {pictures: [], clips: [clip]},
    '/base/docs/2.0.0/tags': {pictures: [large('2.0.0/tags/a')], clips: []},
  });
});

it('adds their full URLs to the items of the plugin', async () => {
  const item = (url: string) => ({url, lastmod: null, changefreq: null, priority: null});
  const items = await createSitemapItems(project.root)({
    siteConfig: {baseUrl: '/base/', url: 'https://a.example'} as never,
    routes: ROUTES,
    defaultCreateSitemapItems: async () =>
      ['tags', 'other', 'clip', '2.0.0/tags'].map((page) =>
        item(`https://a.example/base/docs/${page}`),
      ),
  });
  const large = (name: string) => `https://a.example/base/pictures/${name}@2x.avif`;
  expect(items.map((one) => ('img' in one ? one.img : undefined))).toEqual([
    [{url: large('next/tags/a')}, {url: large('next/tags/b')}],
    undefined,
    undefined,
    [{url: large('2.0.0/tags/a')}],
  ]);
  const below = (name: string) => `https://a.example/base/pictures/next/clips/tags/${name}`;
  expect(items[2]).toMatchObject({
    video: [
      {
        ...{title: 'Assign a tag', description: 'How it is done', duration: 5},
        ...{thumbnail_loc: below('assign.avif'), content_loc: below('assign.webm')},
      },
    ],
  });
});
