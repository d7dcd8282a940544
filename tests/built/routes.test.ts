/** Every route of the docs tree answers 200 with its heading, in both versions. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {z} from 'zod';
import {ROOT} from '../../plugins/common/root';
import {categoryRoutes, frozenRoutes, nextRoutes, type Route} from '../routes';
import {FROZEN_DOCS, FROZEN} from '../versions';
import {faults, servedSite} from './site';

const ask = servedSite();

const next = [...nextRoutes(), ...categoryRoutes('/docs')];
const frozen = [...frozenRoutes(FROZEN), ...categoryRoutes(FROZEN_DOCS)];

/** Text of the page's one h1, with entities and tags resolved. */
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

it('every route answers with its heading', async () => {
  const wrong = await faults([...next, ...frozen], async ({route, heading}) => {
    const response = await ask(route);
    if (response.status !== 200) return `${route} answers ${response.status}`;
    const found = h1(await response.text());
    return found === heading ? undefined : `${route} has the heading ${found}, not ${heading}`;
  });
  expect(wrong).toEqual([]);
});

/** The addresses that the site keeps, as paths below the tree. */
const addresses = z
  .strictObject({both: z.array(z.string()).min(300), next: z.array(z.string()).min(1)})
  .parse(parse(fs.readFileSync(path.join(ROOT, 'reference/docs-addresses.yaml'), 'utf8')));

const sources = (routes: readonly Route[]) =>
  routes.filter(({route}) => route.includes('/generated/ingestion/sources/')).length;
const entities = (routes: readonly Route[]) =>
  routes.filter(({route}) => route.includes('/generated/metamodel/entities/')).length;

it('each tree holds the addresses it has to keep', () => {
  const missing = (routes: readonly Route[], base: string, pages: readonly string[]) => {
    const there = new Set(routes.map(({route}) => route));
    return pages.filter((page) => !there.has(`${base}/${page}`));
  };
  expect(missing(next, '/docs', [...addresses.both, ...addresses.next])).toEqual([]);
  expect(missing(frozen, FROZEN_DOCS, addresses.both)).toEqual([]);
  expect(missing(frozen, FROZEN_DOCS, addresses.next)).toEqual(addresses.next);
  expect(sources(next)).toBeGreaterThanOrEqual(73);
  expect(sources(frozen)).toBeGreaterThanOrEqual(68);
  expect(entities(next)).toBeGreaterThanOrEqual(55);
  expect(entities(frozen)).toBeGreaterThanOrEqual(50);
});

it('an unknown path answers 404 with the not-found page', async () => {
  for (const path of ['/docs/no-such-page', `${FROZEN_DOCS}/no-such-page`, '/nowhere.txt']) {
    const response = await ask(path);
    expect(response.status, path).toBe(404);
    expect(await response.text()).toContain('Page Not Found');
  }
});
