/** Pages of links in view are prefetched, except on metered or slow connections. */
import {expect, test, type Page} from '../test';
import {open} from '../open';
import {SHELL} from './site';

/** Opens a page of links over a connection of this kind. */
async function openOver(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
  await open(page, `${SHELL}/docs/features`);
}

const fetched = (page: Page) => page.locator('link[rel=prefetch]');

/** Prefetches a page, as a link in view does, and waits until the browser was idle often enough for a full queue. */
async function askAhead(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.docusaurus.prefetch('/docs/guide/first');
    for (let turn = 0; turn < 30; turn++) {
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });
}

test('links in view are prefetched', async ({page}) => {
  await openOver(page, {effectiveType: '4g', saveData: false});
  await askAhead(page);
  await expect(fetched(page)).not.toHaveCount(0);
});

for (const connection of [
  {effectiveType: '2g', saveData: false},
  {effectiveType: 'slow-2g', saveData: false},
  {effectiveType: '4g', saveData: true},
]) {
  test(`nothing is prefetched over ${JSON.stringify(connection)}`, async ({page}) => {
    await openOver(page, connection);
    await askAhead(page);
    await expect(fetched(page)).toHaveCount(0);
    const modules: string[] = [];
    page.on('request', (request) => modules.push(request.url()));
    await page.getByRole('link', {name: 'guide', exact: true}).hover();
    await askAhead(page);
    expect(modules).toEqual([]);
    await page.getByRole('link', {name: 'guide', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('First guide');
    expect(modules).not.toEqual([]);
  });
}
