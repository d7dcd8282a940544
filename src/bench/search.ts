/** Part `search`: what the first result costs, and how fast results follow the keys. */
import type {Browser, Page, Request} from '@playwright/test';
import type {FigureKey} from './budgets';
import {attempt, type Figures} from './figures';
import {served} from './served';
import {percentile} from './statistics';
import {transferBytes} from './transfer';

const PAGE = '/docs/features';

/** Words a reader may look for; each is typed letter by letter. */
const QUERIES = ['lineage', 'snowflake stateful', 'graphql mutation', 'quickstart', 'kafka topic'];

/** DocSearch's dialog has no role of its own. */
const INPUT = '.DocSearch-Modal input, [role="dialog"] input';
const RESULT = '.DocSearch-Modal [role="option"] a, [role="dialog"] [role="option"] a';

/**
 * Runs in the page: notes for each input event when the dialog changed for the last time before it was quiet.
 * The times end up in `window.searchTimes`.
 */
function watchDialog(quietMs: number): void {
  const times: number[] = [];
  Object.assign(window, {searchTimes: times});
  let pressed = 0;
  let changed = 0;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    if (changed > pressed) times.push(changed - pressed);
  };
  new MutationObserver(() => {
    changed = performance.now();
    clearTimeout(quiet);
    quiet = setTimeout(note, quietMs);
  }).observe(document.body, {childList: true, subtree: true, characterData: true});
  const onInput = ({target, timeStamp}: Event) => {
    // Emptying the box between two queries is no key press to measure.
    const empty = target instanceof HTMLInputElement && target.value === '';
    pressed = empty ? Infinity : timeStamp;
  };
  document.addEventListener('input', onInput, {capture: true});
}

/** Opens the dialog with the keyboard, as readers do; the page may still be waking up. */
async function openDialog(page: Page): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    await page.keyboard.press('ControlOrMeta+k');
    const shown = await page
      .locator(INPUT)
      .waitFor({timeout: 1_000})
      .then(() => true)
      .catch(() => false);
    if (shown) return;
  }
  throw new Error('no search dialog opens with Ctrl+K');
}

/** Bytes fetched from opening the dialog to the first result. */
async function firstResult(page: Page): Promise<number> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await openDialog(page);
  await page.locator(INPUT).pressSequentially('lineage', {delay: 30});
  await page.locator(RESULT).first().waitFor({timeout: 15_000});
  page.removeAllListeners('request');
  // Pages that results link to may be fetched ahead: those are not needed for the result.
  const needed = requests.filter((request) => !/prefetch/.test(JSON.stringify(request.headers())));
  const bytes = await Promise.all(needed.map((request) => transferBytes(request.url())));
  return bytes.reduce((sum, one) => sum + one, 0);
}

/** Milliseconds from each key to the last change of the results, with everything loaded. */
async function keyTimes(page: Page, queries: readonly string[]): Promise<number[]> {
  await page.evaluate(watchDialog, 150);
  for (const query of queries) {
    await page.locator(INPUT).fill('');
    await page.waitForTimeout(400);
    await page.locator(INPUT).pressSequentially(query, {delay: 250});
  }
  await page.waitForTimeout(400);
  return page.evaluate(() => (window as unknown as {searchTimes: number[]}).searchTimes);
}

const KEYS: readonly FigureKey[] = ['searchBytes', 'searchLatency'];

/** Measures the search of our build. */
export async function measureSearch(
  figures: Figures,
  build: string,
  browser: Browser,
  queries: readonly string[] = QUERIES,
): Promise<void> {
  await attempt(figures, 'ours', KEYS, () =>
    served(build, async (origin) => {
      const context = await browser.newContext({viewport: {width: 1440, height: 900}});
      try {
        const page = await context.newPage();
        await page.goto(origin + PAGE, {waitUntil: 'networkidle'});
        figures.set('ours', 'searchBytes', (await firstResult(page)) / 1000);
        figures.set('ours', 'searchLatency', percentile(await keyTimes(page, queries), 0.95));
      } finally {
        await context.close();
      }
    }),
  );
}
