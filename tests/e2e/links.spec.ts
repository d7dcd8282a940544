/** Links that a reader follows: in static blocks, to folded places, and between versions. */
import {expect, test, type Page} from './test';
import {open} from './open';
import {FROZEN_DOCS} from '../versions';

const BIGQUERY = '/docs/generated/ingestion/sources/bigquery';

/** Leaves a mark that a page load would remove. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, {sameDocument: true}));
const stayed = (page: Page) => page.evaluate(() => 'sameDocument' in window);

for (const prefix of ['/docs', FROZEN_DOCS]) {
  test(`a type of ${prefix}/graphql opens on arrival, without a page load`, async ({page}) => {
    await open(page, `${prefix}/graphql/queries`);
    await mark(page);
    await page.locator('article a[href="objects#searchresults"]').first().click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/graphql/objects#searchresults$`));
    const definition = page.locator('[id="searchresults"]');
    await expect(definition).toBeInViewport();
    await expect(definition.locator('table')).toBeVisible();
    expect(await stayed(page)).toBe(true);
  });
}

test('a link in a text fetches its page when it gets the focus, and opens it without a page load', async ({
  page,
}) => {
  await open(page, '/docs/features');
  await page.waitForLoadState('networkidle');
  await mark(page);
  const fetched = page.waitForRequest(/\.js$/);
  await page.locator('article p > a[href="/docs/how/search"]').first().focus();
  await fetched;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/how\/search$/);
  expect(await stayed(page)).toBe(true);
});

test('a link within the page opens what it leads to', async ({page}) => {
  await open(page, '/docs/generated/metamodel/entities/dataset#datasetkey.origin');
  await mark(page);
  await page.locator('tr[id="datasetkey.origin"] a[href="#enum.fabrictype"]').click();
  const definition = page.locator('[id="enum.fabrictype"]');
  await expect(definition.locator('table')).toBeVisible();
  await expect(definition).toHaveAttribute('data-target', '');
  await page.goBack();
  await expect(page.locator('tr[id="datasetkey.origin"]')).toHaveAttribute('data-target', '');
  await expect(definition).not.toHaveAttribute('data-target');
  expect(await stayed(page)).toBe(true);
});

for (const from of ['another page', 'further down']) {
  test(`a link from ${from} to a config field shows and marks the field`, async ({page}) => {
    const row = page.locator('[id="bigquery.profiling.enabled"]');
    if (from === 'further down') {
      await open(page, BIGQUERY);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.evaluate(() => location.assign('#bigquery.profiling.enabled'));
    } else {
      await open(page, `${BIGQUERY}#bigquery.profiling.enabled`);
    }
    await expect(row).toBeInViewport({ratio: 1});
    await expect(row).toHaveAttribute('data-target', '');
    // Neither the bar nor the table header may cover it.
    const onTop = () =>
      row.evaluate((element) => {
        const {left, top} = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 20, top + 4));
      });
    await expect.poll(onTop).toBe(true);
  });
}

test('a link to a field of a type opens the type', async ({page}) => {
  await open(page, '/docs/graphql/objects#dataset.lineage');
  await expect(page.locator('[id="dataset.lineage"]')).toBeInViewport();
  await expect(page.locator('details[id="dataset"]')).toHaveAttribute('open', '');
});

test('links of a frozen page stay in its version', async ({page}) => {
  await open(page, `${FROZEN_DOCS}${BIGQUERY.slice('/docs'.length)}`);
  const hrefs = await page
    .locator('article a[href^="/docs"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(3);
  expect(hrefs.filter((href) => !href.startsWith(FROZEN_DOCS))).toEqual([]);
});

test('the not-found page has ways back', async ({page}) => {
  await open(page, '/docs/no-such-page');
  await page.getByRole('main').getByRole('link', {name: 'Ingestion sources'}).click();
  await expect(page).toHaveURL(/source_overview$/);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page Not Found');
});
