/** `npm run release`: a site with two frozen versions gets a third, is built, and has what each version should have. */
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {writeFiles} from '../../plugins/common/testing/temp-dir';
import {carriedVersions} from '../../plugins/releases/load';
import {builtFolders} from '../../plugins/search-index/built';
import {cutVersions} from '../../tools/cut-version';
import {rulesOf} from '../../tools/hosting/rules';
import {makeRelease} from '../../tools/release';
import small from '../fixtures/small-site/sidebars';
import {openBuiltSite, type Reader} from '../site-copies/reader';
import {build, copySmallSite, edit} from '../site-copies/small-site';

const sidebars = {
  overviewSidebar: [...(small['overviewSidebar'] as string[]), 'docs/guide/second'],
};
const ORDER = {name: '2.2.0', date: '2030-06-30', force: true};
/** Versions by the base path of their pages. */
const VERSIONS = {
  '/docs': 'Next',
  '/docs/2.2.0': '2.2.0',
  '/docs/2.1.0': '2.1.0',
  '/docs/2.0.0': '2.0.0',
};

let site = '';
const read = (file: string) => fs.readFileSync(path.join(site, file), 'utf8');
const exists = (file: string) => fs.existsSync(path.join(site, file));
const html = (address: string) => read(`build${address}.html`);

beforeAll(async () => {
  site = copySmallSite();
  writeFiles(path.join(site, 'docs'), {
    'guide/second.md':
      '---\ntitle: Second guide\ndescription: A page that came with the second release.\nsince: 2.1.0\n---\n\n' +
      'Read the [first guide](first.md).\n',
  });
  edit(site, 'sidebars.ts', "'docs/guide/new'", "'docs/guide/new', 'docs/guide/second'");
  cutVersions(site, ['2.0.0', '2.1.0'], sidebars);
  makeRelease(site, ORDER, sidebars);
  // What is written after the release is unreleased again.
  edit(
    site,
    'docs/features.md',
    'See the',
    '<!-- since: next -->\nBrand new.\n<!-- /since -->\n\nSee the',
  );
  const {status, output} = await build(site);
  expect(status, output).toBe(0);
}, 300_000);

afterAll(() => fs.rmSync(site, {recursive: true, force: true}));

describe('the release', () => {
  it('is in the list, before next', () => {
    expect(read('reference/releases.yaml')).toMatch(
      /2\.1\.0.*\n {2}- \{name: 2\.2\.0, date: 2030-06-30\}\n {2}- \{name: next\}\n$/,
    );
  });

  it('takes over the marks of next', () => {
    expect(read('docs/guide/new.md')).toContain('since: 2.2.0\n');
    expect(read('docs/guide/first.md')).toContain('<!-- since: 2.2.0 -->');
    expect(read('reference/sources/kafka.yaml')).toContain('        since: 2.2.0\n');
    expect(read('reference/tables/switches.yaml')).toContain('    since: 2.2.0\n');
    expect(read('docs/guide/second.md')).toContain('since: 2.1.0');
  });

  it('is a frozen version, the newest one', () => {
    expect(carriedVersions(site)).toEqual(['2.2.0', '2.1.0', '2.0.0']);
  });

  it('can be cut again, like the others, without changes', () => {
    const cuts = cutVersions(site, ['2.1.0', '2.0.0'], sidebars);
    expect(cuts.map(({written, removed}) => [written, removed])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('has redirects for the hosts', () => {
    const redirect = {from: '/docs/2.2.0', to: '/docs/2.2.0/features'};
    expect(rulesOf(site).redirects).toContainEqual(redirect);
    expect(read('tools/hosting/generated/netlify.toml')).toContain(redirect.to);
  });

  it('is rejected the second time', () => {
    expect(() => makeRelease(site, ORDER, sidebars)).toThrow('already has 2.2.0');
    expect(() => makeRelease(site, {...ORDER, name: '2.1.1'}, sidebars)).toThrow(
      'expected a release after 2.2.0',
    );
  });
});

describe('pages', () => {
  it.each([
    ['guide/new', ['/docs', '/docs/2.2.0']],
    ['guide/second', ['/docs', '/docs/2.2.0', '/docs/2.1.0']],
    ['guide/first', Object.keys(VERSIONS)],
  ])('%s is in the versions from its release on', (page, prefixes) => {
    const found = Object.keys(VERSIONS).filter((prefix) => exists(`build${prefix}/${page}.html`));
    expect(found).toEqual(prefixes);
  });

  it('contain the passages, rows, and fields of their version', () => {
    const having = (address: string, text: string) =>
      Object.keys(VERSIONS).filter((prefix) => html(`${prefix}/${address}`).includes(text));
    expect(having('guide/first', 'goes further')).toEqual(['/docs', '/docs/2.2.0']);
    expect(having('guide/first', 'NEW_SWITCH')).toEqual(['/docs', '/docs/2.2.0']);
    const kafka = 'generated/ingestion/sources/kafka';
    expect(having(kafka, 'kafka.tag_prefix')).toEqual(['/docs', '/docs/2.2.0']);
    expect(having('features', 'Brand new')).toEqual(['/docs']);
  });

  it('have badges on what the oldest version lacks', () => {
    const badge = (address: string) =>
      /ref-since"?>([^<]*(?:<!-- -->[^<]*)*)</.exec(html(address))?.[1]?.replaceAll('<!-- -->', '');
    expect(badge('/docs/guide/new')).toBe('Since 2.2.0');
    expect(badge('/docs/2.2.0/guide/new')).toBe('Since 2.2.0');
    expect(badge('/docs/2.1.0/guide/second')).toBe('Since 2.1.0');
    expect(badge('/docs/2.0.0/guide/first')).toBeUndefined();
  });

  it.each(Object.entries(VERSIONS))(
    'of %s have the menu, and name their counterpart in Next',
    (prefix, label) => {
      const page = html(`${prefix}/guide/first`);
      const menu = page.slice(page.indexOf('dropdown__menu'));
      const text = menu.slice(menu.indexOf('>') + 1, menu.indexOf('</ul>')).replace(/<[^>]*>/g, '');
      expect(text).toBe('Next unreleased2.2.0 released2.1.0 released2.0.0 released');
      expect(/rel="?canonical"? href="?([^" >]+)/.exec(page)?.[1]).toMatch(
        /^[^/]+\/\/[^/]+\/docs\/guide\/first$/,
      );
      const banner = page
        .replace(/<!-- -->|<\/?b>/g, '')
        .includes(`documentation for release ${label}.`);
      expect(banner).toBe(label !== 'Next');
    },
  );

  it('that moved, or that start a version, have a redirect where the version has them', () => {
    const target = (address: string) => {
      const file = [`build${address}.html`, `build${address}/index.html`].find(exists);
      return file && /location\.href = '([^']*)'|url=([^">]*)/.exec(read(file))?.slice(1).join('');
    };
    expect(target('/docs/2.2.0')).toContain('/docs/2.2.0/features');
    expect(target('/docs/2.2.0/guide/start')).toContain('/docs/2.2.0/guide/new');
    expect(target('/docs/2.1.0/guide/start')).toBeUndefined();
  });
});

describe('data of the site', () => {
  it('tells the menu which versions have which pages', () => {
    const {versions} = (
      JSON.parse(read('.docusaurus/globalData.json')) as {
        'docusaurus-plugin-content-docs': {
          default: {
            versions: {label: string; path: string; isLast: boolean; docs: {id: string}[]}[];
          };
        };
      }
    )['docusaurus-plugin-content-docs'].default;
    expect(Object.fromEntries(versions.map(({label, path: address}) => [address, label]))).toEqual(
      VERSIONS,
    );
    expect(versions.filter(({isLast}) => isLast).map(({label}) => label)).toEqual(['Next']);
    const withNew = versions.filter(({docs}) => docs.some(({id}) => id === 'docs/guide/new'));
    expect(withNew.map(({label}) => label)).toEqual(['Next', '2.2.0']);
  });

  it('lists what is new since the new release', () => {
    const news = JSON.parse(read('.docusaurus/home-data/default/news.json')) as object;
    expect(news).toMatchObject({
      release: '2.2.0',
      added: [],
      changed: [{to: '/docs/features', marks: 1}],
    });
  });

  it('has a search index for each version', () => {
    const shards = builtFolders(path.join(site, 'build'));
    expect([...shards.keys()]).toEqual(
      expect.arrayContaining(['2.0.0', '2.1.0', '2.2.0', 'current']),
    );
    const text = (shard: string) => read(`build/${shards.get(shard)}/index.json`);
    const withNew = ['2.0.0', '2.1.0', '2.2.0', 'current'].filter((shard) =>
      text(shard).includes('New guide'),
    );
    expect(withNew).toEqual(['2.2.0', 'current']);
  });
});

describe('in a browser', () => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await openBuiltSite(site);
  }, 180_000);
  afterAll(() => reader.leave());

  it.each(Object.entries(VERSIONS))('a page of %s opens', async (prefix, label) => {
    await reader.open(`${prefix}/guide/first`);
    expect(await reader.heading()).toBe('First guide');
    expect(await reader.version()).toBe(`Version: ${label}`);
    expect(reader.errors).toEqual([]);
  });

  it('the menu leads to the same page of the new release and of an older one', async () => {
    await reader.open('/docs/guide/second');
    await reader.choose('2.2.0 released', '/docs/2.2.0/guide/second');
    await reader.choose('2.1.0 released', '/docs/2.1.0/guide/second');
    expect(await reader.heading()).toBe('Second guide');
    await reader.choose('2.0.0 released, lacks this page', '/docs/2.0.0/features');
    expect(reader.errors).toEqual([]);
  });

  it('the search finds pages of the open version', async () => {
    await reader.open('/docs/2.2.0/features');
    expect(await reader.found('new guide')).toContain('/docs/2.2.0/guide/new');
    await reader.open('/docs/2.1.0/features');
    expect(await reader.found('new guide')).not.toContain(expect.stringContaining('/guide/new'));
    expect(reader.errors).toEqual([]);
  });
});
