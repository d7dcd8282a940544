/** A printed page contains everything that the screen shows one part at a time. */
import {expect, test, type Page} from '../test';
import {open} from '../open';

const STARTED = '/docs/api/graphql/getting-started';

const panels = (page: Page) => page.locator('[role="tabpanel"]');

test('every tab panel is printed below its label, whichever is selected', async ({page}) => {
  await open(page, STARTED);
  await page.getByRole('tab', {name: 'Python'}).first().click();
  const labels = await page.locator('[role="tab"]').allTextContents();
  expect(labels.length).toBeGreaterThan(3);
  await page.emulateMedia({media: 'print'});
  for (const [index, label] of labels.entries()) {
    const panel = panels(page).nth(index);
    await expect(panel).toBeVisible();
    const above = await panel.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(above).toBe(`"${label}"`);
  }
  await expect(page.locator('[role="tablist"]').first()).toBeHidden();
  await page.emulateMedia({media: 'screen'});
  await expect(panels(page).first()).toBeHidden();
  await expect(page.locator('[role="tablist"]').first()).toBeVisible();
});

test('panels are named for screen readers too', async ({page}) => {
  await open(page, STARTED);
  await expect(page.getByRole('tabpanel', {name: 'GraphQL'}).first()).toBeVisible();
});

test('collapsed content is printed expanded, and collapses again on the screen', async ({page}) => {
  await open(page, '/docs/graphql/inputObjects');
  const table = page.locator('details.ref-def').first().locator('table');
  await expect(table).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(table).toBeVisible();
  await page.emulateMedia({media: 'screen'});
  await expect(table).toBeHidden();
});
