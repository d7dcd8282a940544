/** Each page of the docs and of Learn is also Markdown, and the lists for language models have all of them. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {copyPath} from '../../src/features/page-copy/model';
import {PAGES as LEARN} from '../e2e/learn/pages';
import {categoryRoutes, frozenRoutes, nextRoutes} from '../routes';
import {DOCS_PREFIXES, FROZEN_DOCS, FROZEN_VERSIONS} from '../versions';
import {missingFrom} from './copy-text';
import {BUILD, faults, servedSite} from './site';

const SITE = process.env['SITE_URL'] ?? 'https://docs.datahub.com';

const ask = servedSite();

const NEXT = nextRoutes().map(({route}) => route);
const FROZEN = FROZEN_VERSIONS.flatMap((version) => frozenRoutes(version)).map(({route}) => route);
const COPIED = [
  ...['/docs', ...NEXT, ...FROZEN],
  ...DOCS_PREFIXES.flatMap((prefix) => categoryRoutes(prefix)).map(({route}) => route),
  ...LEARN.map(({route}) => route),
];

const fileOf = (name: string) => path.join(BUILD, name);
const copyOf = (page: string) => fs.readFileSync(fileOf(copyPath(page)), 'utf8');
const htmlOf = (page: string) => fs.readFileSync(fileOf(`${page}.html`), 'utf8');

/** The text without blocks and spans of code, whose fences and backticks may have any length. */
function withoutCode(markdown: string): string {
  const lines: string[] = [];
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    const [, start = ''] = /^[\s>]*(`{3,})/.exec(line) ?? [];
    if (fence === undefined && start !== '') fence = start;
    else if (fence === undefined) lines.push(line);
    else if (line.replace(/^[\s>]*/, '') === fence) fence = undefined;
  }
  return lines.join('\n').replaceAll(/(?<![`\\])(`+)(?!`)[^]*?[^`]\1(?!`)/g, '');
}

const targetsIn = (markdown: string): string[] =>
  [...withoutCode(markdown).matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => target);

const ids = new Map<string, Set<string>>();

/** The ids on a page. */
function idsOf(page: string): Set<string> {
  const known = ids.get(page);
  if (known) return known;
  const found = htmlOf(page).matchAll(/\sid=(?:"([^"]+)"|([^\s>]+))/g);
  const set = new Set([...found].map(([, quoted, bare]) => quoted ?? bare ?? ''));
  ids.set(page, set);
  return set;
}

/** Why a target is no good; undefined if it is. */
function faultOf(target: string): string | undefined {
  if (!/^(?:https?:\/\/|mailto:)/.test(target)) return `${target} is not absolute`;
  if (!target.startsWith(`${SITE}/`)) return undefined;
  const {pathname, hash} = new URL(target);
  const page = decodeURIComponent(pathname).replace(/(?<=.)\/$/, '');
  const isPage = fs.existsSync(fileOf(page === '/' ? 'index.html' : `${page}.html`));
  if (!isPage) return fs.existsSync(fileOf(page)) ? undefined : `${target} doesn't exist`;
  if (hash === '' || page === '/' || idsOf(page).has(decodeURIComponent(hash.slice(1))))
    return undefined;
  return `${target} has no such section`;
}

describe('each page', () => {
  it('has a copy, sent as Markdown, and kept out of search engines', async () => {
    const wrong = await faults(COPIED, async (page) => {
      const response = await ask(copyPath(page));
      const type = response.headers.get('content-type');
      if (response.status !== 200 || type !== 'text/markdown; charset=utf-8') {
        return `${page}.md answers ${response.status}, ${type}`;
      }
      return response.headers.get('x-robots-tag') === 'noindex'
        ? undefined
        : `${page}.md is indexed`;
    });
    expect(wrong).toEqual([]);
  });

  it('names its copy in its head', () => {
    const wrong = COPIED.filter((page) => {
      const tag = /<link [^>]*type="text\/markdown"[^>]*>/.exec(htmlOf(page))?.[0] ?? '';
      return !tag.includes('rel="alternate"') || !tag.includes(`href="${SITE}${copyPath(page)}"`);
    });
    expect(wrong).toEqual([]);
  });

  it('is its copy for clients that want Markdown', async () => {
    for (const page of [
      '/docs',
      '/docs/quickstart',
      `${FROZEN_DOCS}/quickstart`,
      '/learn/data-mesh',
    ]) {
      const response = await ask(page, {accept: 'text/markdown, text/html;q=0.9'});
      expect(response.headers.get('content-type'), page).toMatch(/^text\/markdown/);
      expect(response.headers.get('vary'), page).toMatch(/(?:^|, )Accept(?:,|$)/);
      expect(await response.text(), page).toBe(copyOf(page));
    }
  });
});

describe('each copy', () => {
  it('says what it is', () => {
    const wrong = COPIED.filter((page) => {
      const [, front = ''] = /^---\n([^]*?)\n---\n\n# \S/.exec(copyOf(page)) ?? [];
      const has = (key: string) => new RegExp(`^${key}: ".+"$`, 'm').test(front);
      const isDocs = page.startsWith('/docs/');
      return !(
        has('title') &&
        has('description') &&
        front.includes(`\nurl: "${SITE}${page}"`) &&
        has('version') === isDocs
      );
    });
    expect(wrong).toEqual([]);
  });

  it('has no tags', () => {
    const wrong = COPIED.flatMap((page) => {
      const tag = /.{0,40}<[a-z/].{0,40}/i.exec(withoutCode(copyOf(page)))?.[0];
      return tag === undefined ? [] : [`${page}: ${tag}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has only absolute links, to pages, sections, and files that exist', () => {
    const checked = new Map<string, string | undefined>();
    const wrong = COPIED.flatMap((page) =>
      targetsIn(copyOf(page)).flatMap((target) => {
        if (!checked.has(target)) checked.set(target, faultOf(target));
        const fault = checked.get(target);
        return fault === undefined ? [] : [`${page}: ${fault}`];
      }),
    );
    expect(wrong).toEqual([]);
    expect(checked.size).toBeGreaterThan(5_000);
  });
});

/** Every kind of page, and others at regular distances. */
const SAMPLE = [
  ...['/docs', '/docs/quickstart', '/docs/graphql/mutations', '/docs/graphql/interfaces'],
  ...['/docs/generated/ingestion/sources/snowflake', '/docs/generated/metamodel/entities/dataset'],
  ...['/docs/act-on-metadata/impact-analysis', '/docs/deploy/environment-vars', '/docs/cli'],
  ...[
    '/docs/category/features',
    '/learn',
    '/learn/data-mesh',
    `${FROZEN_DOCS}/authorization/roles`,
  ],
  ...COPIED.filter((_, index) => index % 25 === 7),
];

it('the copies of a sample have every heading, paragraph, item, cell, and line of code', () => {
  const pages = [...new Set(SAMPLE)];
  expect(pages.length).toBeGreaterThanOrEqual(50);
  const wrong = pages.flatMap((page) =>
    missingFrom(copyOf(page), htmlOf(page)).map((text) => `${page}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

describe('the lists', () => {
  const read = (name: string) => fs.readFileSync(fileOf(name), 'utf8');
  const pagesIn = (name: string) =>
    [...read(name).matchAll(/^- \[.*?\]\((\S+)\.md\)/gm)].map(([, url = '']) =>
      url.slice(SITE.length),
    );

  it('of Next have each of its pages once, and all posts', () => {
    const posts = LEARN.map(({route}) => route).filter((route) => /^\/learn\/[^/]+$/.test(route));
    const expected = [...NEXT, ...posts.filter((route) => !/\/(?:archive|tags)$/.test(route))];
    expect(pagesIn('llms.txt').sort()).toEqual(expected.sort());
  });

  it.each(FROZEN_VERSIONS)('of %s have each of its pages once', (version) => {
    const expected = frozenRoutes(version).map(({route}) => route);
    expect(pagesIn(`docs/${version}/llms.txt`).sort()).toEqual(expected.sort());
  });

  it.each(['llms.txt', ...FROZEN_VERSIONS.map((version) => `docs/${version}/llms.txt`)])(
    'link only to what exists: %s',
    (name) => {
      const links = targetsIn(read(name)).map((url) => url.slice(SITE.length));
      expect(links.length).toBeGreaterThan(100);
      expect(links.filter((link) => !fs.existsSync(fileOf(link)))).toEqual([]);
      expect(links).toContain('/docs/llms-full.txt');
    },
  );

  it.each(DOCS_PREFIXES)('have the text of all pages in one file: %s', (prefix) => {
    const text = read(`${prefix}/llms-full.txt`);
    const pages =
      prefix === '/docs' ? NEXT : FROZEN.filter((page) => page.startsWith(`${prefix}/`));
    const wrong = pages.filter((page) => {
      const body = copyOf(page).replace(/^---\n[^]*?\n---\n\n/, '');
      return !text.includes(body.replace('\n', `\n\nSource: ${SITE}${page}\n`));
    });
    expect(wrong).toEqual([]);
  });

  it('are announced, and no copy is in the sitemap', () => {
    expect(read('robots.txt')).toContain(`# ${SITE}/llms.txt\n`);
    expect(read('sitemap.xml')).not.toContain('.md<');
  });
});
