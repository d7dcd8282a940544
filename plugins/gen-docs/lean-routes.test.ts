/** Where the titles and descriptions of docs end up. */
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {leanRoute} from './lean-routes';

const doc = (id: string) => ({id, title: `Title of ${id}`, description: `About ${id}`});
const link = (id: string) => ({type: 'link', label: id, href: `/docs/${id}`, docId: id});
const category = (href: string, items: unknown[]) => ({type: 'category', label: href, href, items});

const sidebar = [
  link('start'),
  category('/docs/category/all', [
    link('a'),
    category('/docs/category/inner', [link('b')]),
    {type: 'html', value: 'x'},
  ]),
] as PropSidebarItem[];

/** Routes as the docs plugin adds them: the root, a version, its pages. */
const route: RouteConfig = {
  path: '/docs',
  component: '@theme/DocsRoot',
  routes: [
    {
      path: '/docs',
      component: '@theme/DocVersionRoot',
      props: {
        version: {
          label: 'Next',
          docs: {start: doc('start'), a: doc('a'), b: doc('b')},
          docsSidebars: {sidebar},
        },
      },
      routes: [
        {
          path: '/docs',
          component: '@theme/DocRoot',
          routes: [
            {path: '/docs/a', component: '@theme/DocItem', modules: {content: 'a.md'}},
            {path: '/docs/b', component: '@theme/DocItem', modules: {content: 'cards.mdx'}},
            ...['all', 'inner'].map((name) => ({
              path: `/docs/category/${name}`,
              component: '@theme/DocCategoryGeneratedIndexPage',
              props: {categoryGeneratedIndex: {title: name}},
            })),
          ],
        },
      ],
    },
  ],
};

describe('leanRoute', () => {
  const version = leanRoute(route, (file) => file === 'cards.mdx').routes?.[0];
  const [page, cards, all, inner] = version?.routes?.[0]?.routes ?? [];

  it('leaves a version with its sidebars but no docs', () => {
    expect(version?.props?.['version']).toEqual({label: 'Next', docs: {}, docsSidebars: {sidebar}});
  });

  it('gives a category page the docs of its own cards', () => {
    expect(all?.props).toEqual({categoryGeneratedIndex: {title: 'all'}, docs: {a: doc('a')}});
    expect(inner?.props?.['docs']).toEqual({b: doc('b')});
  });

  it('gives a page with cards of its own all docs of its version', () => {
    expect(Object.keys(cards?.props?.['docs'] ?? {})).toEqual(['start', 'a', 'b']);
  });

  it('fails the build if a version no longer has docs with descriptions', () => {
    const changed = {path: '/docs', component: 'x', props: {version: {docs: {a: {id: 'a'}}}}};
    expect(() => leanRoute(changed, () => false)).toThrow(
      /lean-routes no longer fits @docusaurus\/plugin-content-docs [^]*Found: +{"id":"a"}[^]*PATCHES_OFF=lean-routes/,
    );
  });

  it('leaves other pages as they are', () => {
    expect(page).toEqual(route.routes?.[0]?.routes?.[0]?.routes?.[0]);
  });
});
