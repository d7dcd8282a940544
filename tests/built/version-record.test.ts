/** The record of versions that the site gives the browser: menus, banners, and search rely on it. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {ROOT} from '../../plugins/common/root';
import {FROZEN, FROZEN_DOCS} from '../versions';
import {ADDRESSES} from './addresses';

type Version = {name: string; docs: {id: string; path: string; sidebar?: string}[]};

function versions(): Version[] {
  const file = path.join(ROOT, '.docusaurus/globalData.json');
  const data = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<
    string,
    {default: {versions: Version[]}}
  >;
  return data['docusaurus-plugin-content-docs']?.default.versions ?? [];
}

it('Next is the last version and is at /docs, the release is below it, and both start at the features page', () => {
  expect(versions()).toMatchObject([
    {
      name: 'current',
      label: 'Next',
      path: '/docs',
      isLast: true,
      mainDocId: 'docs/features',
      draftIds: [],
    },
    {
      name: FROZEN,
      label: FROZEN,
      path: FROZEN_DOCS,
      isLast: false,
      mainDocId: 'docs/features',
      draftIds: [],
    },
  ]);
});

it('a doc ID is docs/ and the path, and its URL is the path below the version', () => {
  for (const {name, docs} of versions()) {
    const base = name === 'current' ? '/docs' : `/docs/${name}`;
    const pages = docs.filter(({id}) => !id.startsWith('/'));
    expect(pages.length).toBeGreaterThan(150);
    for (const {id, path: url} of pages) expect(url).toBe(`${base}/${id.replace(/^docs\//, '')}`);
    expect(docs).toContainEqual({
      id: 'docs/features',
      path: `${base}/features`,
      sidebar: 'overviewSidebar',
    });
  }
});

it('every page is in the sidebar, except those known to be outside it', () => {
  for (const {name, docs} of versions()) {
    const pages = docs.filter(({id}) => id.startsWith('docs/'));
    const outside = pages.filter(({sidebar}) => sidebar === undefined);
    expect(outside.map(({id}) => id.slice('docs/'.length)).sort(), name).toEqual(
      [...ADDRESSES.outside_sidebar].sort(),
    );
    const sidebars = new Set(pages.flatMap(({sidebar}) => sidebar ?? []));
    expect([...sidebars]).toEqual(['overviewSidebar']);
  }
});
