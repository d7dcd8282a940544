/** Every route of the docs responds with status 200 and its heading, in both versions. */
import {expect, it} from 'vitest';
import {categoryRoutes, frozenRoutes, nextRoutes, type Route} from '../routes';
import {FROZEN_DOCS, FROZEN} from '../versions';
import {ADDRESSES} from './addresses';
import {faults, servedSite} from './site';

const ask = servedSite();

const next = [...nextRoutes(), ...categoryRoutes('/docs')];
const frozen = [...frozenRoutes(FROZEN), ...categoryRoutes(FROZEN_DOCS)];

/** Returns the text of the page's only h1, with entities decoded and tags removed. */
function h1(html: string): string | undefined {
  const text = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1];
  return text
    ?.replace(/<[^>]+>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

it('every route responds with its heading', async () => {
  const wrong = await faults([...next, ...frozen], async ({route, heading}) => {
    const response = await ask(route);
    if (response.status !== 200) return `${route} answers ${response.status}`;
    const found = h1(await response.text());
    return found === heading ? undefined : `${route} has the heading ${found}, not ${heading}`;
  });
  expect(wrong).toEqual([]);
});

it('each tree has the addresses that it must keep', () => {
  const missing = (routes: readonly Route[], base: string, pages: readonly string[]) => {
    const there = new Set(routes.map(({route}) => route));
    return pages.filter((page) => !there.has(`${base}/${page}`));
  };
  const {both, next: ofNext} = ADDRESSES;
  expect(missing(next, '/docs', [...both, ...ofNext])).toEqual([]);
  expect(missing(frozen, FROZEN_DOCS, both)).toEqual([]);
  expect(missing(frozen, FROZEN_DOCS, ofNext)).toEqual(ofNext);
});

for (const [folder, {both, next: ofNext}] of [
  ['generated/ingestion/sources', ADDRESSES.sources],
  ['generated/metamodel/entities', ADDRESSES.entities],
] as const) {
  it(`${folder} has a page for each listed name, and a release has no others`, () => {
    const names = (routes: readonly Route[], base: string) =>
      routes.flatMap(({route}) => route.split(`${base}/${folder}/`)[1] ?? []);
    expect(names(next, '/docs')).toEqual(expect.arrayContaining([...both, ...ofNext]));
    const found = names(frozen, FROZEN_DOCS).sort();
    expect(found, 'add a new address to reference/docs-addresses.yaml, below both').toEqual(both);
  });
}

it('an unknown path responds with status 404 and the not-found page', async () => {
  for (const path of ['/docs/no-such-page', `${FROZEN_DOCS}/no-such-page`, '/nowhere.txt']) {
    const response = await ask(path);
    expect(response.status, path).toBe(404);
    expect(await response.text()).toContain('Page Not Found');
  }
});
