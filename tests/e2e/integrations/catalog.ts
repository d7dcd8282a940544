/** What the catalog must show according to the reference facts, and how tests find it. */
import {expect, type Page} from '@playwright/test';
import {checkedIntegrations} from '../../../plugins/integrations/facts';
import {loadReference} from '../../../plugins/reference';
import {ROOT} from '../../../plugins/common/root';
import {open} from '../open';

const {sources} = loadReference(ROOT);
const integrations = checkedIntegrations(ROOT);

/** Cards without a source, such as Airflow's. */
export const OTHERS = integrations.cards.filter(({source}) => source === undefined);

export {sources};

/** All cards. */
export const TOTAL = sources.length + OTHERS.length;

export const cards = (page: Page) => page.locator('main li.card');

/** Returns the names of the listed cards, from the top. */
export const names = (page: Page) => cards(page).locator('h2 a').allTextContents();

/** The first live region of the page's content: the count. */
export const count = (page: Page) => page.locator('main span[role="status"]');

/** Returns a filter's checkbox after expanding its group. */
export async function facet(page: Page, group: string, value: string) {
  const details = page.locator('main details', {
    has: page.locator('summary', {hasText: new RegExp(`^${group}`)}),
  });
  if (!(await details.evaluate((element: HTMLDetailsElement) => element.open))) {
    await details.locator('summary').click();
  }
  return details.getByRole('checkbox', {name: new RegExp(`^${value}, \\d+$`)});
}

/** Opens the catalog, or a view of it, and waits for the view's table. */
export async function openCatalog(page: Page, search = ''): Promise<void> {
  await open(page, `/integrations${search}`);
  if (/view=matrix|compare=/.test(search) && !search.includes('view=cards')) {
    await expect(page.getByRole('table')).toBeVisible();
  }
}
