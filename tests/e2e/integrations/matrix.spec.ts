/** The capability matrix: its cells, order, notes, keyboard, and download. */
import fs from 'node:fs';
import {expect, test} from '../test';
import {CAPABILITIES} from '../../../src/features/integrations/model/vocabulary';
import {count, facet, openCatalog, sources} from './catalog';

test('has a row per source and a column per capability, with headers for screen readers', async ({
  page,
}) => {
  await openCatalog(page, '?view=matrix');
  const table = page.getByRole('table', {name: /Capabilities of ingestion sources/});
  await expect(table.locator('tbody th[scope="row"]')).toHaveCount(sources.length);
  await expect(table.locator('thead th[scope="col"]')).toHaveText(['Source', ...CAPABILITIES]);
  await expect(count(page)).toHaveText(`${sources.length} sources`);
});

test('its symbols match the facts', async ({page}) => {
  await openCatalog(page, '?view=matrix');
  const row = page.getByRole('row').filter({has: page.getByRole('link', {name: 'BigQuery'})});
  const facts = sources.find(({slug}) => slug === 'bigquery')?.modules[0]?.capabilities ?? [];
  for (const [verdict, supported] of [
    ['Yes', true],
    ['No', false],
  ] as const) {
    const expected = facts.filter((one) => one.supported === supported).map(({name}) => name);
    const buttons = row.getByRole('button', {name: new RegExp(`^${verdict}: BigQuery`)});
    await expect(buttons).toHaveCount(expected.length);
  }
  await expect(row.getByText('Not stated')).toHaveCount(CAPABILITIES.length - facts.length);
});

test('a click shows the note of a symbol, and another hides it', async ({page}) => {
  await openCatalog(page, '?view=matrix&q=snowflake');
  const bubble = page.locator('main div[role="status"]');
  await expect(bubble).toHaveText('');
  const sign = page.getByRole('button', {name: 'Yes: Snowflake, Asset Containers'});
  await sign.click();
  await expect(bubble).toHaveText('Snowflake, Asset ContainersDatabases and schemas.');
  await sign.click();
  await expect(bubble).toHaveText('');
  await sign.click();
  await page.keyboard.press('Escape');
  await expect(bubble).toHaveText('');
});

test('arrow keys move between the symbols and show their notes', async ({page}) => {
  await openCatalog(page, '?view=matrix');
  const stop = page.locator('td button[tabindex="0"]');
  await expect(stop).toHaveCount(1);
  await stop.focus();
  const first = await stop.getAttribute('aria-label');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(stop).toBeFocused();
  expect(await stop.getAttribute('aria-label')).not.toBe(first);
  await expect(page.locator('main div[role="status"]')).not.toHaveText('');
  await expect(stop).toHaveCount(1);
});

test('the header and the first column stay while the rest scrolls', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openCatalog(page, '?view=matrix');
  const box = page.locator('div:has(> table)');
  const boundsOf = async (selector: string) => page.locator(selector).first().boundingBox();
  const before = [await boundsOf('tbody th'), await boundsOf('thead th')];
  await box.evaluate((element) => element.scrollTo(300, 400));
  expect(await box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(200);
  expect((await boundsOf('tbody th'))?.x).toBe(before[0]?.x);
  expect((await boundsOf('thead th'))?.y).toBe(before[1]?.y);
});

test('a capability sorts the matrix, and the filters apply here, too', async ({page}) => {
  await openCatalog(page, '?view=matrix');
  await page.getByRole('button', {name: 'Extract Ownership', exact: true}).click();
  const head = page.getByRole('columnheader', {name: 'Extract Ownership'});
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL('/integrations?sort=extract-ownership&view=matrix');
  const column = CAPABILITIES.indexOf('Extract Ownership') + 1;
  const signs = await page.locator(`tbody td:nth-child(${column + 1})`).allInnerTexts();
  expect(signs.length).toBe(sources.length);
  const yes = await page.locator(`tbody td:nth-child(${column + 1}) [aria-label^="Yes"]`).count();
  await expect(
    page.locator(`tbody tr:nth-child(-n+${yes}) td:nth-child(${column + 1}) [aria-label^="Yes"]`),
  ).toHaveCount(yes);
  await (await facet(page, 'Platform type', 'Streaming')).check();
  await expect(page.locator('tbody tr')).toHaveCount(
    sources.filter(({category}) => category === 'Streaming').length,
  );
  await page.getByRole('button', {name: 'Source'}).click();
  await expect(page.locator('tbody tr').first()).toContainText('Kafka');
});

test('the download contains what is shown', async ({page}) => {
  await openCatalog(page, '?view=matrix&type=streaming&sort=-name');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Download CSV'}).click(),
  ]);
  expect(download.suggestedFilename()).toBe('datahub-capabilities.csv');
  const lines = fs
    .readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines[0]).toBe(
    ['Source', 'Platform type', 'Connection', 'Support level', ...CAPABILITIES].join(','),
  );
  const shown = await page.locator('tbody th a').allTextContents();
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(shown);
  expect(shown).toEqual(['Pulsar', 'Kafka Connect', 'Kafka']);
  expect(lines[3]).toMatch(/^Kafka,Streaming,Pull,Certified,/);
});
