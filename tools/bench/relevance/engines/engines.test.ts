/** Tests the other engines with three pages, two of the engines in a real browser; `npm test` sets CHROMIUM_PATH. */
import {type Browser, chromium} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {BROWSER_ARGS} from '../../../test/browser';
import {tempDir} from '../../../../plugins/common/testing/temp-dir';
import type {OtherEngine} from '../engine';
import {nextPages} from '../pages';
import {indexFiles} from '../../../../plugins/search-index/files';
import {pageRecord} from '../../../../src/features/search/engine/testing';
import {miniSearch} from './minisearch';
import {ours} from './ours';
import {pagefind} from './pagefind';
import {searchLocal} from './search-local';

const executablePath = process.env['CHROMIUM_PATH'];
const title = executablePath
  ? 'in a browser'
  : 'in a browser (not tested: CHROMIUM_PATH is not set)';

const page = (heading: string, text: string) => `<!doctype html><html lang="en"><body>
  <article><div class="theme-doc-markdown markdown"><header><h1>${heading}</h1></header><p>${text}</p>
  <h2 id="x">More on ${heading}<a class="hash-link" href="#x">#</a></h2><p>${text}</p></div></article></body></html>`;

const pages = () => {
  const build = tempDir({
    'docs/backup.html': page('Back up', 'Save the database every night.'),
    'docs/how/lineage.html': page('Lineage', 'Tables, and where their columns come from.'),
    'docs/tags.html': page('Tags', 'Labels of tables, charts, and columns.'),
  });
  return nextPages(build, []);
};

async function check(engine: OtherEngine): Promise<void> {
  try {
    expect((await engine.find('lineage'))[0]).toBe('how/lineage');
    // A page is listed once, however many of its parts match.
    expect([...(await engine.find('columns'))].sort()).toEqual(['how/lineage', 'tags']);
    expect(await engine.find('zebra')).toEqual([]);
    expect(engine.firstResultBytes).toBeGreaterThan(1000);
  } finally {
    await engine.close();
  }
}

/** A build with the files of our index, from which the tuned MiniSearch is built. */
function builtIndex(): string {
  const records = [
    pageRecord('/docs/backup', 'Back up', {text: 'Save the database every night.'}),
    pageRecord('/docs/how/lineage', 'Lineage', {text: 'Tables, and where columns come from.'}),
    pageRecord('/docs/tags', 'Tags', {text: 'Labels of tables, charts, and columns.'}),
  ];
  const files = indexFiles(records, {same: [['label', 'tag']], near: []});
  return tempDir(
    Object.fromEntries(
      [...files].map(([name, text]) => [`assets/search/current/1a2b3c4d/${name}`, text]),
    ),
  );
}

describe('MiniSearch', () => {
  it('finds pages', async () => check(await miniSearch(builtIndex())));

  it.each([
    ['a typo', 'lineoge', 'how/lineage'],
    ['a beginning', 'databa', 'backup'],
    ['words of which one occurs nowhere', 'zebra database', 'backup'],
  ])('finds %s', async (_, query, page) => {
    expect((await (await miniSearch(builtIndex())).find(query))[0]).toBe(page);
  });
});

it('says that the build lacks our index', () =>
  expect(() => ours(tempDir())).toThrow('the build has no search index of Next'));

describe.skipIf(!executablePath)(title, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({executablePath, args: BROWSER_ARGS});
  });
  afterAll(() => browser.close());

  it('queries Pagefind', async () => check(await pagefind(pages(), browser)));
  it('queries search-local', async () => check(await searchLocal(pages(), browser)));
});
