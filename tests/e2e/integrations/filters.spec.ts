/** The cards of /integrations: text filter, facets, order, counts, and the empty list, all reflected in the address. */
import {expect, test} from '../test';
import {slug} from '../../../src/lib/slug';
import {cards, count, facet, names, openCatalog, OTHERS, sources, TOTAL} from './catalog';

test('every source and every other integration has a card', async ({page}) => {
  await openCatalog(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Integrations');
  await expect(cards(page)).toHaveCount(TOTAL);
  await expect(count(page)).toHaveText(`${TOTAL} integrations`);
  const shown = await names(page);
  expect(shown).toEqual(expect.arrayContaining(sources.map(({name}) => name)));
  expect(shown).toEqual(expect.arrayContaining(OTHERS.map(({title}) => title)));
});

test('text filters immediately, is in the address, and survives a reload', async ({page}) => {
  await openCatalog(page);
  const field = page.getByRole('searchbox', {name: 'Filter by name or type'});
  await field.fill('warehouse cloud');
  await expect(cards(page)).not.toHaveCount(TOTAL);
  expect(await names(page)).toEqual(expect.arrayContaining(['BigQuery', 'Snowflake']));
  await expect(page).toHaveURL(/[?&]q=warehouse(\+|%20)cloud/);
  await expect(count(page)).toHaveText(`${await cards(page).count()} of ${TOTAL} integrations`);
  await page.reload();
  await expect(field).toHaveValue('warehouse cloud');
  await field.press('Escape');
  await expect(cards(page)).toHaveCount(TOTAL);
  await expect(page).toHaveURL('/integrations');
});

const able = (name: string) =>
  sources.filter(({modules}) =>
    modules.some(({capabilities}) =>
      capabilities.some((one) => one.name === name && one.supported),
    ),
  );

for (const [group, value, param, ids] of [
  ['Platform type', 'BI Tool', 'type', sources.filter(({category}) => category === 'BI Tool')],
  ['Connection', 'Push', 'connection', OTHERS.filter((one) => one.connection_type === 'Push')],
  [
    'Support level',
    'Testing',
    'support',
    sources.filter(({modules}) => modules.some((one) => one.support === 'TESTING')),
  ],
  ['Capability', 'Dataset Usage', 'capability', able('Dataset Usage')],
] as const) {
  test(`${group} filters, and its counts match the facts`, async ({page}) => {
    await openCatalog(page);
    const box = await facet(page, group, value);
    await expect(box).toHaveAccessibleName(`${value}, ${ids.length}`);
    await box.check();
    await expect(cards(page)).toHaveCount(ids.length);
    await expect(page).toHaveURL(`/integrations?${param}=${slug(value)}`);
    await page.goBack();
    await expect(cards(page)).toHaveCount(TOTAL);
    await expect(box).not.toBeChecked();
  });
}

test('features are a filter', async ({page}) => {
  await openCatalog(page);
  await (await facet(page, 'Feature', 'Notifications')).check();
  expect(await names(page)).toEqual(['Microsoft Teams', 'Slack']);
  await expect(page).toHaveURL('/integrations?feature=notifications');
});

test('groups are combined with AND, values in a group with OR', async ({page}) => {
  await openCatalog(page, '?type=streaming&type=orchestrator');
  const some = await cards(page).count();
  expect(await names(page)).toEqual(expect.arrayContaining(['Kafka', 'NiFi']));
  await (await facet(page, 'Support level', 'Certified')).check();
  await expect(cards(page)).not.toHaveCount(some);
  expect(await names(page)).toEqual(['Kafka', 'Kafka Connect', 'NiFi']);
  await page.getByRole('button', {name: 'Remove filter Streaming'}).click();
  expect(await names(page)).toEqual(['NiFi']);
  await page.getByRole('button', {name: 'Clear filters'}).click();
  await expect(cards(page)).toHaveCount(TOTAL);
  await page.goBack();
  await expect(cards(page)).toHaveCount(1);
});

test('the order can be changed', async ({page}) => {
  await openCatalog(page);
  const az = await names(page);
  await page.getByLabel('Sort by').selectOption('Name, Z to A');
  await expect(cards(page).first()).toContainText(az.at(-1) ?? '');
  expect(await names(page)).toEqual(az.toReversed());
  await page.getByLabel('Sort by').selectOption('Most capabilities');
  await expect(cards(page).first()).toContainText('Snowflake');
  await expect(page).toHaveURL('/integrations?sort=capabilities');
});

test('an empty list suggests similar sources, and can be reset', async ({page}) => {
  await openCatalog(page);
  const field = page.getByRole('searchbox', {name: 'Filter by name or type'});
  await field.fill('snowflak3');
  await expect(cards(page)).toHaveCount(0);
  await expect(count(page)).toHaveText(`0 of ${TOTAL} integrations`);
  await expect(page.locator('main').getByRole('link', {name: 'Snowflake'})).toHaveAttribute(
    'href',
    '/docs/generated/ingestion/sources/snowflake',
  );
  await page.getByRole('button', {name: 'Clear filters'}).last().click();
  await expect(cards(page)).toHaveCount(TOTAL);
  await openCatalog(page, '?q=snowflake&type=streaming');
  await page.getByRole('button', {name: /Show 1 for “snowflake”/}).click();
  expect(await names(page)).toEqual(['Snowflake']);
});
