/** The not-found page: the nearest real pages, search, and ways back. It needs the pages of the real site. */
import {expect, test, type Page} from '../test';
import {FROZEN, FROZEN_DOCS} from '../../versions';
import {expectForEveryone} from '../every-width';
import {layoutShift} from '../layout-shift';
import {navigate, open} from '../open';
import {INDEX} from '../search/parts';

const main = (page: Page) => page.getByRole('main');
const suggestions = (page: Page) =>
  main(page).getByRole('listitem').getByRole('heading', {level: 3});
const field = (page: Page) => main(page).getByRole('searchbox', {name: 'Search the documentation'});

for (const [path, title, permalink] of [
  ['/docs/quick-start', 'DataHub quickstart', '/docs/quickstart'],
  ['/docs/quikstart', 'DataHub quickstart', '/docs/quickstart'],
  ['/docs/how/serach', 'Search', '/docs/how/search'],
  [`${FROZEN_DOCS}/tag`, 'Tags', `${FROZEN_DOCS}/tags`],
  [`${FROZEN_DOCS}/quick-start`, 'DataHub quickstart', `${FROZEN_DOCS}/quickstart`],
  ['/docs/0.0.1/quickstart', 'DataHub quickstart', '/docs/quickstart'],
  [
    `${FROZEN_DOCS}/generated/ingestion/sources/bigqurey`,
    'BigQuery ingestion source',
    `${FROZEN_DOCS}/generated/ingestion/sources/bigquery`,
  ],
] as const) {
  test(`${path} leads to ${permalink}`, async ({page}) => {
    await open(page, path);
    await expect(main(page).getByRole('heading', {name: 'Were you looking for…'})).toBeVisible();
    const first = suggestions(page).first();
    await expect(first).toHaveText(title);
    await first.getByRole('link').click();
    await expect(page).toHaveURL(permalink);
    await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
  });
}

for (const path of ['/docs/no-such-page', `${FROZEN_DOCS}/no/such/page`, '/no-such-page']) {
  test(`${path} keeps its title once scripts have run`, async ({page}) => {
    await open(page, path);
    await expect(main(page).getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await expect(page).toHaveTitle('Page Not Found | DataHub');
    // Also after navigation within the site, where the title isn't in the HTML.
    await open(page, '/docs/quickstart');
    await navigate(page, path);
    await expect(page).toHaveTitle('Page Not Found | DataHub');
  });
}

test('a page that only another version has comes first, with a message', async ({page}) => {
  await open(page, `${FROZEN_DOCS}/generated/ingestion/sources/vertexai`);
  await expect(main(page).getByRole('status')).toHaveText(
    `This page is not in ${FROZEN}; it is in Next.`,
  );
  const link = suggestions(page).first().getByRole('link');
  await expect(link).toHaveAttribute('href', '/docs/generated/ingestion/sources/vertexai');
});

test('an address unlike any other shows only search and ways back', async ({page}) => {
  await open(page, '/xqzvw/blorptang');
  await expect(main(page).getByRole('status')).toHaveText('No page has a similar address.');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(main(page).getByRole('link')).toHaveText([
    'Documentation',
    'Ingestion sources',
    'GraphQL reference',
  ]);
});

test('the field contains the words of the path and leads to the search page', async ({page}) => {
  await open(page, `${FROZEN_DOCS}/lineage_gude.html`);
  await expect(field(page)).toHaveValue('lineage gude');
  await field(page).fill('snowflake');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=snowflake');
  await expect(page.getByRole('link', {name: 'Snowflake ingestion source'})).toBeVisible();
});

test('suggestions also appear after navigation within the site', async ({page}) => {
  await open(page, '/docs/quick-start');
  await expect(suggestions(page).first()).toHaveText('DataHub quickstart');
  await navigate(page, '/docs/kubernets');
  await expect(suggestions(page).first()).toHaveText('Deploy with Kubernetes');
  await expect(field(page)).toHaveValue('kubernets');
});

test('nothing else moves when the pages load', async ({page}) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/docs/metadata-ingestion/source-docs/kafka');
    await expect(suggestions(page).first()).toBeVisible();
    const shift = await layoutShift(page);
    expect(shift, `${width} px`).toBeLessThan(0.02);
  }
});

test('without a connection, the page says so, tries again on demand, and keeps the rest', async ({
  page,
}) => {
  await page.route(INDEX, (route) => route.abort());
  await open(page, '/docs/quick-start');
  const again = main(page).getByRole('button', {name: 'Try again'});
  await expect(again).toBeVisible();
  await expect(field(page)).toHaveValue('quick start');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(main(page).getByRole('link', {name: 'Documentation'})).toBeVisible();
  await page.unroute(INDEX);
  await again.click();
  await expect(suggestions(page).first()).toHaveText('DataHub quickstart');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('search and ways back are there at once', async ({page}) => {
    const response = await page.goto('/docs/quick-start');
    expect(response?.status()).toBe(404);
    const cards = main(page).getByRole('link', {name: 'Ingestion sources'});
    await expect(cards).toBeInViewport();
    await field(page).fill('a&b');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/search?q=a%26b');
  });
});

test('is accessible at any width, in both themes', async ({page}) => {
  test.slow();
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, `${FROZEN_DOCS}/kafka`);
  await expect(suggestions(page).first()).toBeVisible();
  await expectForEveryone(page, {include: ['main']});
});
