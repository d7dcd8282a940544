import {dialog, table, tabs} from '../scenes-common/parts';
import {scenesOf} from '../scene';
import type {Screen} from '../screen';

/** Opens the list of incidents of fct_orders. */
async function openList({open, size, page}: Screen): Promise<void> {
  await size(1500, 800);
  await open(table('fct_orders', '/Incidents'));
  // The name of the tab ends with a number.
  await tabs(page)
    .getByText(/^Incidents/)
    .waitFor();
}

export default scenesOf('docs/incidents/incidents.mdx', {
  async list(screen) {
    const {see, mark, frame, page} = screen;
    await openList(screen);
    await see('Resolve');
    await mark('Raise Incident');
    await mark('Resolve');
    frame([tabs(page), page.locator('.ant-list-item')], {top: 0, right: 0, bottom: 0});
  },

  async create(screen) {
    const {press, mark, frame, page} = screen;
    await openList(screen);
    await press('Raise Incident');
    await page.getByPlaceholder('What went wrong?').fill('Amounts for 2025-04-15 are missing');
    await dialog(page).locator('[contenteditable=true]').click();
    await page.keyboard.type('Twelve orders have no amount. Revenue by day is too low.');
    for (const label of ['Type', 'Title', 'Add']) {
      await mark(dialog(page).getByText(label, {exact: true}), label);
    }
    frame(dialog(page), -1);
  },

  async resolve(screen) {
    const {press, page, frame, mark} = screen;
    await openList(screen);
    await press('Resolve');
    await dialog(page).locator('textarea').fill('Reran load_orders; counts match.');
    await mark(page.getByTestId('confirm-resolve'), 'Resolve');
    frame(dialog(page), -1);
  },

  async find({open, press, page, size, frame}) {
    await size(1280, 760);
    await open('/search?query=*');
    await press('More Filters');
    await press('Incidents');
    await press('Has active incidents');
    await press('Update', page.getByTestId('boolean-filter-dropdown'));
    await page.getByText('Has Active Incidents').waitFor();
    frame([page.getByTestId('search-filters-v2'), page.locator('[class*="entityUrn-"]')], {
      top: 0,
    });
  },
});
