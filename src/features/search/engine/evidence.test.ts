import {expect, it} from 'vitest';
import {alternativesOf} from './alternatives';
import {evidenceFor} from './evidence';
import {parseQuery} from './query';
import {siteIndex} from './testing';

const index = siteIndex();

function evidence(text: string) {
  const query = parseQuery(text);
  return evidenceFor(index, query, alternativesOf(index, query));
}

/** Returns the points of a page for each word of a query. */
const pointsOf = (text: string, url: string) => {
  const page = index.pages.findIndex((one) => one.url === url);
  return evidence(text).map(({points}) => points.get(page) ?? 0);
};

it('gives each word its own points', () => {
  const [oidc = 0, tables = 0] = pointsOf(
    'oidc tables',
    '/docs/authentication/guides/sso/configure-oidc-react',
  );
  expect(oidc).toBeGreaterThan(0);
  expect(tables).toBe(0);
});

it('gives all words of a name points where the name occurs, and fewer for longer names', () => {
  const url = '/docs/graphql/queries';
  const [whole = 0] = pointsOf('searchAcrossEntities', url);
  const [prefix = 0] = pointsOf('searchAcrossEn', url);
  expect(Math.min(...pointsOf('searchAcrossEntities', url))).toBe(whole);
  expect(prefix).toBeGreaterThan(0);
  expect(whole).toBeGreaterThan(prefix);
});

it('gives more points for a name that was typed as one', () => {
  const url = '/docs/graphql/queries';
  const [typed = 0] = pointsOf('searchAcrossEntities', url);
  const [separate = 0] = pointsOf('search across entities', url);
  expect(typed).toBeGreaterThan(separate);
  expect(separate).toBeGreaterThan(0);
});

it('weighs a word that no page contains by what is found instead', () => {
  const [typo] = evidence('snowflaek ');
  const [own] = evidence('snowflake ');
  expect(typo?.rarity).toBe(own?.rarity);
});
