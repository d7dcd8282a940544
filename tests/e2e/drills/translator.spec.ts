/** A page that the browser translates keeps working: nothing crashes, and counts are right. */
import {expect, type Page, test} from '../test';
import {navigate, open} from '../open';
import {dialog, field, openDialog, options} from '../search/parts';
import {FROZEN} from '../../versions';
import * as results from '../search/page-parts';
import {cards, count, facet, openCatalog, TOTAL} from '../integrations/catalog';
import {translate} from './translator';

const CRASH = 'This page crashed.';

/** Translates a hydrated page. @returns the errors from then on */
async function translatePage(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await translate(page);
  return errors;
}

test('repeated searches in the dialog', async ({page}) => {
  await open(page, '/docs/features');
  await openDialog(page);
  const errors = await translatePage(page);
  for (const query of ['kafka', 'snowflake', 'kafka ingestion', 'datasets', 'kafka']) {
    await field(page).fill(query);
    await expect(options(page).first()).toContainText(new RegExp(query.slice(0, 5), 'i'));
    // Passages arrive after the pages, and replace what was rendered for them.
    await page.waitForTimeout(400);
  }
  await field(page).fill('blorptang xqzvwk');
  await expect(dialog(page)).toContainText('No results for "blorptang xqzvwk"');
  await field(page).fill('xqzvwk wvzqx');
  await expect(dialog(page)).toContainText('No results for "xqzvwk wvzqx"');
  await expect(dialog(page).getByRole('status')).toHaveText('0 results');
  await field(page).fill('kafka');
  await expect(options(page).first()).toBeVisible();
  await expect(dialog(page).getByRole('link', {name: /See all \d+ results/})).toBeVisible();
  await field(page).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toContainText(/kafka/i);
  expect(errors).toEqual([]);
});

test('the search page: queries, sections, versions, and no results', async ({page}) => {
  await results.search(page, 'q=kafka');
  const errors = await translatePage(page);
  const ask = async (query: string) => {
    await results.field(page).fill(query);
    await results.field(page).press('Enter');
    await expect(page.locator('h1')).toContainText(query);
  };
  await ask('snowflake');
  await expect(results.titles(page).first()).toContainText(/snowflake/i);
  await results.sections(page).nth(1).click();
  await expect(results.sections(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await results.sections(page).first().click();
  await results.versions(page).selectOption(FROZEN);
  await expect(results.titles(page).first().getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`/docs/${FROZEN}/`),
  );
  await results.versions(page).selectOption('All versions');
  await expect(results.main(page).locator('.badge').first()).toBeVisible();
  await ask('xqzvw blorptang');
  await expect(results.status(page)).toHaveText('No results for “xqzvw blorptang”');
  await ask('blorptang wvzqx');
  await expect(results.status(page)).toHaveText('No results for “blorptang wvzqx”');
  await ask('kafka');
  await expect(results.titles(page).first()).toContainText(/kafka/i);
  await results.main(page).getByRole('button', {name: 'Load more'}).click();
  await expect(results.hits(page)).toHaveCount(40);
  await expect(results.status(page)).toHaveText(/pages, 40 shown$/);
  expect(errors).toEqual([]);
});

test('from one unknown address to the next', async ({page}) => {
  await open(page, '/docs/quikstart');
  await expect(results.main(page).getByRole('link', {name: 'DataHub quickstart'})).toBeVisible();
  const errors = await translatePage(page);
  await navigate(page, '/docs/kafkaconnect');
  await expect(
    results
      .main(page)
      .getByRole('link', {name: /Kafka Connect/})
      .first(),
  ).toBeVisible();
  expect(errors).toEqual([]);
});

test('the integrations catalog keeps counting', async ({page}) => {
  await openCatalog(page);
  const errors = await translatePage(page);
  const filter = page.getByRole('searchbox', {name: 'Filter by name or type'});
  await filter.fill('kafka');
  await expect(cards(page)).not.toHaveCount(TOTAL);
  await expect(count(page)).toHaveText(`${await cards(page).count()} of ${TOTAL} integrations`);
  for (const text of ['snowflqke', 'bigqueri', 'kafak']) {
    await filter.fill(text);
    await expect(page.getByText('Did you mean:').locator('..')).toBeVisible();
  }
  await filter.fill('');
  await expect(count(page)).toHaveText(`${TOTAL} integrations`);
  for (const [group, value] of [
    ['Platform type', 'BI Tool'],
    ['Connection', 'Push'],
  ] as const) {
    const box = await facet(page, group, value);
    await box.check();
    await expect(count(page)).toHaveText(`${await cards(page).count()} of ${TOTAL} integrations`);
    await box.uncheck();
  }
  for (const view of ['Matrix', 'Compare', 'Cards']) {
    await page.getByRole('navigation', {name: 'View'}).getByRole('link', {name: view}).click();
    await expect(page.getByText(CRASH)).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});

for (const [url, links] of [
  ['/docs/features', ['/docs/quickstart', '/docs/what/urn', '/docs/features']],
  ['/docs/generated/ingestion/sources/kafka', ['/docs/generated/ingestion/sources/s3']],
  ['/integrations', ['/learn', '/adoption-stories', '/events', '/champions', '/']],
] as const) {
  test(`from ${url} to other pages and back`, async ({page}) => {
    await open(page, url);
    const errors = await translatePage(page);
    for (const link of links) {
      const before = await page.locator('h1').first().innerText();
      await navigate(page, link);
      await expect(page.locator('h1').first()).not.toHaveText(before);
      await expect(page.getByText(CRASH)).toHaveCount(0);
    }
    await page.goBack();
    await expect(page.getByText(CRASH)).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('filters of stories, guides, and the sidebar', async ({page}) => {
  for (const url of ['/adoption-stories', '/learn', '/docs/features', '/docs']) {
    await open(page, url);
    const errors = await translatePage(page);
    for (const box of await page.getByRole('searchbox').all()) {
      if (!(await box.isVisible())) continue;
      for (const text of ['data', 'xqzvw', 'kaf', '']) {
        await box.fill(text);
        await page.waitForTimeout(100);
      }
    }
    await expect(page.getByText(CRASH), url).toHaveCount(0);
    expect(errors, url).toEqual([]);
  }
});
