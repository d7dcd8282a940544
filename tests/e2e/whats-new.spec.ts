/** The list of changes: the filter by area and text, the note of a changed page, and the page without JavaScript. */
import {expect, test, type Page} from './test';
import {open} from './open';

const WHATS_NEW = '/docs/whats-new';

const box = (page: Page) => page.getByRole('searchbox', {name: 'Filter changes'});
const rows = (page: Page) => page.locator('tbody tr').filter({visible: true});

test('an area and words narrow the list, and are in the URL', async ({page}) => {
  await open(page, WHATS_NEW);
  const all = await rows(page).count();
  await page
    .locator('article')
    .getByRole('link', {name: 'GraphQL API', exact: true})
    .first()
    .click();
  await expect(page).toHaveURL(/\?filter=graphql(:|%3A)/);
  await expect(page.getByRole('heading', {name: 'Ingestion sources'})).toHaveCount(0);
  const ofArea = await rows(page).count();
  expect(ofArea).toBeGreaterThan(5);
  expect(ofArea).toBeLessThan(all / 2);
  await box(page).fill('graphql: incident');
  await expect.poll(() => rows(page).count()).toBeLessThan(ofArea);
  // The URL follows after a pause.
  await expect(page).toHaveURL(/incident/);
  await page.reload();
  await expect(box(page)).toHaveValue('graphql: incident');
  await expect(rows(page).first()).toContainText(/incident/i);
  await box(page).press('Escape');
  await expect(rows(page)).toHaveCount(all);
});

/** The newest release that has changes and a date. */
async function newestRelease(page: Page): Promise<string> {
  const data = await (await page.request.get('/reference/next/changes.json')).json();
  const {releases} = data as {releases: {name: string; date?: string}[]};
  return releases.find(({date}) => date !== undefined)?.name ?? '';
}

const anchorOf = (release: string) => `v${release.replaceAll('.', '-')}`;

test('each release and area has an address', async ({page}) => {
  await open(page, `${WHATS_NEW}#${anchorOf(await newestRelease(page))}-sources`);
  await expect(page.getByRole('heading', {name: 'Ingestion sources'}).last()).toBeInViewport();
});

test('a changed page lists its changes, closed, and links to them', async ({page}) => {
  const release = await newestRelease(page);
  await open(page, '/docs/how/updating-datahub');
  const note = page.locator('details', {hasText: 'Changed since'});
  await expect(note).not.toHaveAttribute('open');
  await note.locator('summary').click();
  await note.getByRole('link', {name: release, exact: true}).click();
  await expect(page).toHaveURL(new RegExp(`#${anchorOf(release)}$`));
  await note.getByRole('link', {name: 'All changes'}).click();
  await expect(page).toHaveURL(WHATS_NEW);
});

test('feeds are well-formed', async ({page}) => {
  await open(page, WHATS_NEW);
  const faults = await page.evaluate(async () => {
    const files = ['/docs/whats-new/feed.xml', '/opensearch.xml', '/sitemap.xml'];
    const texts = await Promise.all(files.map(async (file) => (await fetch(file)).text()));
    return texts.map((text) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      return parsed.querySelector('parsererror')?.textContent ?? parsed.documentElement.tagName;
    });
  });
  expect(faults).toEqual(['feed', 'OpenSearchDescription', 'urlset']);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the list and the note of a page are there', async ({page}) => {
    await page.goto(WHATS_NEW);
    expect(await page.locator('tbody tr').count()).toBeGreaterThan(200);
    await page.goto('/docs/quickstart');
    await page.locator('summary', {hasText: 'Changed since'}).click();
    await expect(page.getByRole('link', {name: 'All changes'})).toBeVisible();
  });
});
