/**
 * What search engines and social networks read from the built site: addresses, sitemap, robots, pictures, structured
 * data.
 */
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {cardPath} from '../../src/features/seo/model/sections';
import {frozenRoutes, nextRoutes} from '../routes';
import {FROZEN, FROZEN_DOCS} from '../versions';
import {servedSite} from './site';

const ask = servedSite();
const text = async (route: string) => (await ask(route)).text();

const SITE = process.env['SITE_URL'] ?? 'https://docs.datahub.com';

/** Returns the attributes of the first tag on a page that contains all the given words. */
async function tag(route: string, name: string, words: string, value: string) {
  const html = await text(route);
  const tags = html.match(new RegExp(`<${name} [^>]*>`, 'g')) ?? [];
  const found = tags.filter((one) => one.includes(words));
  expect(found, `${words} on ${route}`).toHaveLength(1);
  return new RegExp(`${value}="?([^"\\s>]+)`).exec(found[0] ?? '')?.[1];
}

const canonical = (route: string) => tag(route, 'link', 'rel="canonical"', 'href');
const image = (route: string) => tag(route, 'meta', 'og:image', 'content');

/** Returns a page's structured data by type. */
async function structured(route: string) {
  const html = await text(route);
  const scripts = html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs);
  const all = [...scripts].map(([, text = '']) => JSON.parse(text) as Record<string, unknown>);
  const parts = all.flatMap(
    (one) => (one['@graph'] as Record<string, unknown>[] | undefined) ?? [one],
  );
  return new Map(parts.map((part) => [part['@type'] as string, part]));
}

/** Returns every address in structured data. */
function addresses(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return /^(url|item|image|logo|@id|urlTemplate)$/.test(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => addresses(inner, name));
}

it('each page of the release names its counterpart in Next as canonical, if there is one', async () => {
  const next = new Set(nextRoutes().map(({route}) => route));
  const frozen = frozenRoutes(FROZEN).map(({route}) => route);
  const sample = frozen.filter(
    (route, i) => i % 9 === 0 || !next.has(route.replace(FROZEN_DOCS, '/docs')),
  );
  for (const route of [...sample, `${FROZEN_DOCS}/category/features`]) {
    const twin = route.replace(FROZEN_DOCS, '/docs');
    const exists = next.has(twin) || twin.includes('/category/');
    expect(await canonical(route)).toBe(SITE + (exists ? twin : route));
  }
});

it('other pages name themselves as canonical', async () => {
  for (const route of ['/', '/docs', '/docs/quickstart', '/docs/category/features']) {
    expect(await canonical(route)).toBe(SITE + route);
  }
});

it('the sitemap contains both versions, Next with a far higher priority, and no search page', async () => {
  const xml = await text('/sitemap.xml');
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => ({
    path: (/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').replace(SITE, '') || '/',
    priority: Number(/<priority>(.*?)<\/priority>/.exec(entry)?.[1]),
  }));
  const weight = new Map(entries.map(({path, priority}) => [path, priority]));
  for (const {route} of [...nextRoutes(), ...frozenRoutes(FROZEN)]) {
    expect(weight.has(route), route).toBe(true);
  }
  expect(weight.get('/')).toBe(1);
  expect(weight.get('/docs/docker')).toBe(0.8);
  expect(weight.get(`${FROZEN_DOCS}/docker`)).toBe(0.2);
  expect([...weight.keys()].filter((path) => path.startsWith('/search'))).toEqual([]);
});

it('robots.txt allows all crawlers and names the sitemap of this site', async () => {
  const response = await ask('/robots.txt');
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(
    new RegExp(`^(?:#.*\n)*User-agent: \\*\nAllow: /\n[^]*Sitemap: ${SITE}/sitemap\\.xml\n$`),
  );
});

describe('the picture of a shared link', () => {
  const SECTIONS: [route: string, section: string][] = [
    ['/', 'home'],
    ['/docs', 'documentation'],
    ['/docs/quickstart', 'docs-getting-started'],
    ['/docs/metadata-ingestion/recipe_overview', 'docs-integrations'],
    ['/docs/generated/ingestion/sources/snowflake', 'docs-integrations'],
    ['/docs/graphql/queries', 'docs-apis-sdks'],
    ['/docs/deploy/kubernetes', 'docs-deployment'],
    ['/docs/slack', 'docs-community'],
    [`${FROZEN_DOCS}/quickstart`, `release-${FROZEN.replaceAll('.', '-')}`],
  ];

  for (const [route, section] of SECTIONS) {
    it(`of ${route} is that of ${section}`, async () => {
      const address = await image(route);
      expect(address).toBe(SITE + cardPath(section));
      const file = Buffer.from(await (await ask(cardPath(section))).arrayBuffer());
      const {format, width, height} = await sharp(file).metadata();
      expect({format, width, height}).toEqual({format: 'png', width: 1200, height: 630});
      expect(file.length).toBeLessThan(60_000);
    });
  }
});

describe('structured data', () => {
  it('of the home page: the site with its search, the software, who makes it', async () => {
    const data = await structured('/');
    expect([...data.keys()].sort()).toEqual(['Organization', 'SoftwareApplication', 'WebSite']);
    expect(data.get('WebSite')).toMatchObject({
      potentialAction: {target: {urlTemplate: `${SITE}/search?q={search_term_string}`}},
    });
  });

  it('of a page of the docs: an article with a date, below its breadcrumbs', async () => {
    const data = await structured('/docs/quickstart');
    expect(data.get('TechArticle')).toMatchObject({
      headline: 'DataHub quickstart',
      url: `${SITE}/docs/quickstart`,
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    const crumbs = data.get('BreadcrumbList')?.['itemListElement'] as {position: number}[];
    expect(crumbs.map(({position}) => position)).toEqual(crumbs.map((_, i) => i + 1));
    expect(crumbs.length).toBeGreaterThan(1);
  });

  it('of a page with numbered steps: a how-to with all of them', async () => {
    const data = await structured('/docs/quickstart');
    const steps = data.get('HowTo')?.['step'] as {name: string; url: string}[];
    expect(steps.map(({name}) => name)).toContain('sign in');
    expect(steps).toHaveLength(5);
    const html = await text('/docs/quickstart');
    for (const {url} of steps) expect(html).toMatch(new RegExp(`id="?${url.split('#')[1]}"?[ >]`));
    expect((await structured('/docs/how/search')).has('HowTo')).toBe(false);
  });

  it('has what schema.org and search engines require of each type, on a sample of pages', async () => {
    const REQUIRED: Readonly<Record<string, readonly string[]>> = {
      TechArticle: [
        ...['headline', 'description', 'url', 'mainEntityOfPage', 'image', 'inLanguage'],
        ...['about', 'author', 'publisher', 'isPartOf'],
      ],
      BreadcrumbList: ['itemListElement'],
      HowTo: ['name', 'description', 'url', 'step'],
      WebSite: ['name', 'url', 'potentialAction'],
      Organization: ['name', 'url', 'logo'],
      SoftwareApplication: ['name', 'offers', 'applicationCategory', 'operatingSystem'],
    };
    const docs = nextRoutes()
      .map(({route}) => route)
      .filter((_, i) => i % 10 === 0);
    expect(docs.length).toBeGreaterThan(30);
    for (const route of ['/', ...docs]) {
      const data = await structured(route);
      if (route !== '/') expect([...data.keys()], route).toContain('TechArticle');
      for (const [type, part] of data) {
        const missing = (REQUIRED[type] ?? [`unknown type ${type}`]).filter(
          (key) => part[key] === undefined || part[key] === '',
        );
        expect(missing, `${type} on ${route}`).toEqual([]);
      }
      const items = data.get('BreadcrumbList')?.['itemListElement'] as object[] | undefined;
      for (const item of items ?? []) {
        expect(item, route).toMatchObject({
          '@type': 'ListItem',
          position: expect.any(Number),
          name: expect.any(String),
          item: expect.stringMatching(/^https:/),
        });
      }
    }
  });

  for (const route of ['/', '/docs/quickstart', '/docs/generated/metamodel/entities/dataset']) {
    it(`of ${route} contains absolute addresses`, async () => {
      const found = [...(await structured(route)).values()].flatMap((part) => addresses(part));
      expect(found.length).toBeGreaterThan(2);
      expect(found.filter((address) => !address.startsWith('https://'))).toEqual([]);
    });
  }
});

it('every page announces the OpenSearch description, which names the search page', async () => {
  for (const route of ['/', '/docs/quickstart', '/search']) {
    expect(await tag(route, 'link', 'opensearchdescription', 'href')).toBe('/opensearch.xml');
  }
  const xml = await text('/opensearch.xml');
  expect(xml).toContain(`template="${SITE}/search?q={searchTerms}"`);
  const name = /<ShortName>(.*?)<\/ShortName>/.exec(xml)?.[1] ?? '';
  expect(name.length).toBeGreaterThan(0);
  expect(name.length).toBeLessThanOrEqual(16);
});

it('titles and descriptions are unique among the pages of Next', async () => {
  const seen = new Map<string, string>();
  for (const {route} of nextRoutes().filter((_, i) => i % 5 === 0)) {
    const html = await text(route);
    const title = /<title[^>]*>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    const description = /name="?description"? content="([^"]+)"/.exec(html)?.[1] ?? '';
    for (const text of [title, description]) {
      expect(text, route).not.toBe('');
      expect(seen.get(text), `${text} on ${route}`).toBeUndefined();
      seen.set(text, route);
    }
  }
});
