/** Part `search`: what the first result costs, and how quickly results follow key presses. */
import type {Browser, Page} from '@playwright/test';
import type {FigureKey} from '../budgets';
import {attempt, type Figures} from '../figures';
import {served} from '../served';
import {startScripts} from '../start-scripts';
import {repeat} from '../statistics';
import {openDialog, typeQuery, waitForResult} from './dialog';
import {firstResultBytes, firstResultTime} from './first-result';
import {indexSizes} from './index-size';
import {measureKeys, watchKeys} from './key-times';
import {watchMainThread} from './main-thread';

const PAGE = '/docs/features';

/** Words a reader may search for; each is typed letter by letter. */
const QUERIES = ['lineage', 'snowflake stateful', 'graphql mutation', 'quickstart', 'kafka topic'];

/** CPU slowdown: about a mid-range phone compared with a developer's computer. */
const SLOW_DOWN = 4;

/** Opens a docs page that has started, with nothing of the search loaded. */
async function onFreshPage<T>(
  browser: Browser,
  origin: string,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  try {
    // tsx adds calls of a helper to functions that it compiles, which the page lacks.
    await context.addInitScript('globalThis.__name ??= (named) => named');
    await context.addInitScript(watchKeys);
    const page = await context.newPage();
    await page.goto(origin + PAGE, {waitUntil: 'networkidle'});
    // What that costs is measured elsewhere.
    await startScripts(page);
    await page.waitForLoadState('networkidle');
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Opens the dialog and types queries, with `delay` milliseconds between two keys. */
async function searchFor(page: Page, queries: readonly string[], delay: number): Promise<void> {
  await openDialog(page);
  for (const query of queries) await typeQuery(page, query, delay);
  await waitForResult(page);
}

const KEYS: readonly FigureKey[] = [
  'searchBytes',
  'searchFirst',
  'searchTask',
  'searchLatency',
  'searchLatencyFull',
];

/** What is searched for, and how often each figure is measured. */
type Options = {queries?: readonly string[]; runs: number};

/** Measures the search of our build. */
export async function measureSearch(
  figures: Figures,
  build: string,
  browser: Browser,
  {queries = QUERIES, runs}: Options,
): Promise<void> {
  const set = (key: FigureKey, values: number | readonly number[]) =>
    figures.set('ours', key, values);
  await attempt(figures, 'ours', ['searchIndex'], async () => {
    const sizes = indexSizes(build);
    set('searchIndex', (sizes[0]?.bytes ?? NaN) / 1000);
    const list = sizes.map(({version, bytes}) => `${version} ${(bytes / 1000).toFixed(1)} kB`);
    figures.notes.push(`Search indexes: ${list.join(', ')}`);
  });
  await attempt(figures, 'ours', KEYS, () =>
    served(build, async (origin) => {
      const measure = <T>(use: (page: Page) => Promise<T>) =>
        repeat(runs, () => onFreshPage(browser, origin, use));
      set(
        'searchBytes',
        (await measure(firstResultBytes)).map((bytes) => bytes / 1000),
      );
      set('searchFirst', await measure(firstResultTime));
      set(
        'searchTask',
        await measure((page) =>
          watchMainThread(browser, page, () => searchFor(page, queries, 100)),
        ),
      );
      const keys = await measure(async (page) => {
        await searchFor(page, queries.slice(0, 1), 30);
        return measureKeys(page, queries, SLOW_DOWN);
      });
      set(
        'searchLatency',
        keys.map(({slow}) => slow),
      );
      set(
        'searchLatencyFull',
        keys.map(({full}) => full),
      );
    }),
  );
}
