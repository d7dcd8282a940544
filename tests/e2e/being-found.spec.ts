/** What search engines and networks read of the built site: addresses, sitemap, robots, pictures, structured data. */
import {expect, test, type APIRequestContext} from '@playwright/test';
import sharp from 'sharp';
import {cardPath} from '../../src/features/seo/model/sections';
import {frozenRoutes, nextRoutes} from '../routes';

const SITE = process.env['SITE_URL'] ?? 'https://docs.datahub.com';

/** Attributes of the first tag of a page that has all the words given. */
async function tag(
  request: APIRequestContext,
  route: string,
  name: string,
  words: string,
  value: string,
) {
  const html = await (await request.get(route)).text();
  const tags = html.match(new RegExp(`<${name} [^>]*>`, 'g')) ?? [];
  const found = tags.filter((one) => one.includes(words));
  expect(found, `${words} on ${route}`).toHaveLength(1);
  return new RegExp(`${value}="?([^"\\s>]+)`).exec(found[0] ?? '')?.[1];
}

const canonical = (request: APIRequestContext, route: string) =>
  tag(request, route, 'link', 'rel=canonical', 'href');
const image = (request: APIRequestContext, route: string) =>
  tag(request, route, 'meta', 'og:image', 'content');

/** Structured data of a page by type. */
async function structured(request: APIRequestContext, route: string) {
  const html = await (await request.get(route)).text();
  const scripts = html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs);
  const all = [...scripts].map(([, text = '']) => JSON.parse(text) as Record<string, unknown>);
  const parts = all.flatMap(
    (one) => (one['@graph'] as Record<string, unknown>[] | undefined) ?? [one],
  );
  return new Map(parts.map((part) => [part['@type'] as string, part]));
}

/** Every address inside structured data. */
function addresses(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return /^(url|item|image|logo|@id|urlTemplate)$/.test(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => addresses(inner, name));
}

test('each page of the release names its twin in Next, if there is one', async ({request}) => {
  test.slow();
  const next = new Set(nextRoutes().map(({route}) => route));
  const frozen = frozenRoutes('0.15.0').map(({route}) => route);
  const sample = frozen.filter(
    (route, i) => i % 9 === 0 || !next.has(route.replace('/0.15.0', '')),
  );
  for (const route of [...sample, '/docs/0.15.0/category/features']) {
    const twin = route.replace('/0.15.0', '');
    const exists = next.has(twin) || twin.includes('/category/');
    expect(await canonical(request, route)).toBe(SITE + (exists ? twin : route));
  }
});

test('other pages name themselves', async ({request}) => {
  for (const route of ['/', '/docs', '/docs/quickstart', '/docs/category/features']) {
    expect(await canonical(request, route)).toBe(SITE + route);
  }
});

test('the sitemap holds both versions, Next far above the release, and no search page', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => ({
    path: (/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').replace(SITE, '') || '/',
    priority: Number(/<priority>(.*?)<\/priority>/.exec(entry)?.[1]),
  }));
  const weight = new Map(entries.map(({path, priority}) => [path, priority]));
  for (const {route} of [...nextRoutes(), ...frozenRoutes('0.15.0')]) {
    expect(weight.has(route), route).toBe(true);
  }
  expect(weight.get('/')).toBe(1);
  expect(weight.get('/docs/docker')).toBe(0.8);
  expect(weight.get('/docs/0.15.0/docker')).toBe(0.2);
  expect([...weight.keys()].filter((path) => path.startsWith('/search'))).toEqual([]);
});

test('robots.txt lets everybody in and names the sitemap of this site', async ({request}) => {
  const response = await request.get('/robots.txt');
  expect(response.status()).toBe(200);
  expect(await response.text()).toMatch(
    new RegExp(`^User-agent: \\*\nAllow: /\n[^]*Sitemap: ${SITE}/sitemap\\.xml\n$`),
  );
});

test.describe('the picture of a shared link', () => {
  const SECTIONS: [route: string, section: string][] = [
    ['/', 'home'],
    ['/docs', 'documentation'],
    ['/docs/quickstart', 'docs-getting-started'],
    ['/docs/metadata-ingestion/recipe_overview', 'docs-integrations'],
    ['/docs/generated/ingestion/sources/snowflake', 'docs-integrations'],
    ['/docs/graphql/queries', 'docs-api-sdks'],
    ['/docs/deploy/kubernetes', 'docs-deployment'],
    ['/docs/slack', 'docs-community'],
    ['/docs/0.15.0/quickstart', 'release-0-15-0'],
  ];

  for (const [route, section] of SECTIONS) {
    test(`of ${route} is that of ${section}`, async ({request}) => {
      const address = await image(request, route);
      expect(address).toBe(SITE + cardPath(section));
      const file = await (await request.get(cardPath(section))).body();
      const {format, width, height} = await sharp(file).metadata();
      expect({format, width, height}).toEqual({format: 'png', width: 1200, height: 630});
      expect(file.length).toBeLessThan(60_000);
    });
  }
});

test.describe('structured data', () => {
  test('of the home page: the site with its search, the software, who makes it', async ({
    request,
  }) => {
    const data = await structured(request, '/');
    expect([...data.keys()].sort()).toEqual(['Organization', 'SoftwareApplication', 'WebSite']);
    expect(data.get('WebSite')).toMatchObject({
      potentialAction: {target: {urlTemplate: `${SITE}/search?q={search_term_string}`}},
    });
  });

  test('of a page of the docs: an article with a date, below its breadcrumbs', async ({
    request,
  }) => {
    const data = await structured(request, '/docs/quickstart');
    expect(data.get('TechArticle')).toMatchObject({
      headline: 'DataHub quickstart',
      url: `${SITE}/docs/quickstart`,
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    const crumbs = data.get('BreadcrumbList')?.['itemListElement'] as {position: number}[];
    expect(crumbs.map(({position}) => position)).toEqual(crumbs.map((_, i) => i + 1));
    expect(crumbs.length).toBeGreaterThan(1);
  });

  for (const route of ['/', '/docs/quickstart', '/docs/generated/metamodel/entities/dataset']) {
    test(`of ${route} holds whole addresses`, async ({request}) => {
      const found = [...(await structured(request, route)).values()].flatMap((part) =>
        addresses(part),
      );
      expect(found.length).toBeGreaterThan(2);
      expect(found.filter((address) => !address.startsWith('https://'))).toEqual([]);
    });
  }
});

test('titles and descriptions are unique among Next pages', async ({request}) => {
  test.slow();
  const seen = new Map<string, string>();
  for (const {route} of nextRoutes().filter((_, i) => i % 5 === 0)) {
    const html = await (await request.get(route)).text();
    const title = /<title[^>]*>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    const description = /name="?description"? content="([^"]+)"/.exec(html)?.[1] ?? '';
    for (const text of [title, description]) {
      expect(text, route).not.toBe('');
      expect(seen.get(text), `${text} on ${route}`).toBeUndefined();
      seen.set(text, route);
    }
  }
});
