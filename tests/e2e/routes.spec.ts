/** Every route of the docs tree answers 200 with its heading, in both versions. */
import {expect, test} from '@playwright/test';
import {categoryRoutes, frozenRoutes, nextRoutes, type Route} from '../routes';

const next = [...nextRoutes(), ...categoryRoutes('/docs')];
const frozen = [...frozenRoutes('0.15.0'), ...categoryRoutes('/docs/0.15.0')];

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

for (const {route, heading} of [...next, ...frozen]) {
  test(`${route} answers with its heading`, async ({request}) => {
    const response = await request.get(route, {maxRedirects: 0});
    expect(response.status()).toBe(200);
    expect(h1(await response.text())).toBe(heading);
  });
}

/** Pages of the map that the first slice promises, and how many pages each generated folder has. */
const PROMISED = [
  ...['features', 'quickstart', 'what-is-datahub/datahub-concepts', 'metadata-ingestion'],
  ...['metadata-ingestion/recipe_overview', 'metadata-ingestion/source_overview'],
  ...['metadata-ingestion/cli-ingestion', 'metadata-ingestion/sink_overview'],
  ...['console', 'datahub', 'metadata-file'].map((sink) => `metadata-ingestion/sink_docs/${sink}`),
  ...['metadata-modeling/metadata-model', 'what/mxe', 'api/datahub-apis'],
  ...['api/graphql/overview', 'api/graphql/getting-started', 'deploy/kubernetes', 'docker'],
  ...['slack', 'townhalls', 'contributing', 'managed-datahub/remote-executor/about'],
  ...['queries', 'mutations', 'objects', 'inputObjects'].map((kind) => `graphql/${kind}`),
  ...['interfaces', 'unions', 'enums', 'scalars'].map((kind) => `graphql/${kind}`),
  'generated/lineage/lineage-feature-guide',
  'generated/lineage/automatic-lineage-extraction',
];

const sources = (routes: readonly Route[]) =>
  routes.filter(({route}) => route.includes('/generated/ingestion/sources/')).length;
const entities = (routes: readonly Route[]) =>
  routes.filter(({route}) => route.includes('/generated/metamodel/entities/')).length;

test('both trees hold what the map promises', () => {
  const routes = new Set([...next, ...frozen].map(({route}) => route));
  const missing = PROMISED.flatMap((page) => [`/docs/${page}`, `/docs/0.15.0/${page}`]).filter(
    (route) => !routes.has(route),
  );
  expect(missing).toEqual([]);
  expect(sources(next)).toBeGreaterThanOrEqual(73);
  expect(sources(frozen)).toBeGreaterThanOrEqual(68);
  expect(entities(next)).toBeGreaterThanOrEqual(55);
  expect(entities(frozen)).toBeGreaterThanOrEqual(50);
});

test('an unknown path answers 404 with the not-found page', async ({request}) => {
  for (const path of ['/docs/no-such-page', '/docs/0.15.0/no-such-page', '/nowhere.txt']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text()).toContain('Page Not Found');
  }
});
