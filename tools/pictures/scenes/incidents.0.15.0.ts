import {dialog, table, tabs} from '../scenes-common/parts';
import {scenesOf} from '../scene';
import type {Screen} from '../screen';

/** Opens the list of incidents of fct_orders. */
async function openList({open, press, size, page}: Screen): Promise<void> {
  await size(1280, 800);
  await open(table('fct_orders', '/Incidents'));
  await press('Incidents', tabs(page));
}

export default scenesOf('docs/incidents/incidents.mdx', {
  async list(screen) {
    const {see, mark, frame, page} = screen;
    await openList(screen);
    await see('Resolve');
    await mark('Resolve');
    frame(
      [
        tabs(page),
        page.getByText('Orders for 2025-04-14 are incomplete'),
        page.getByText('Resolve', {exact: true}),
      ],
      {bottom: 90, right: 110},
    );
  },

  async create(screen) {
    const {press, mark, frame, page} = screen;
    await openList(screen);
    await press('Raise Incident');
    await page.getByPlaceholder('What went wrong?').fill('Amounts for 2025-04-15 are missing');
    await page.locator('.ant-modal [contenteditable=true]').click();
    await page.keyboard.type('Twelve orders have no amount. Revenue by day is too low.');
    await mark('Type');
    await mark(dialog(page).getByText('Title', {exact: true}), 'Title');
    await mark('Add');
    frame(dialog(page), 0);
  },

  async created(screen) {
    const {press, page, frame} = screen;
    await openList(screen);
    await press('Raise Incident');
    await page.getByPlaceholder('What went wrong?').fill('Amounts for 2025-04-15 are missing');
    await page.locator('.ant-modal [contenteditable=true]').click();
    await page.keyboard.type('Twelve orders have no amount. Revenue by day is too low.');
    await press('Add');
    await page.waitForTimeout(6000);
    frame(
      [
        tabs(page),
        page.getByText('Amounts for 2025-04-15 are missing'),
        page.getByText('Orders for 2025-04-14 are incomplete'),
        page.getByText('Resolve', {exact: true}).first(),
      ],
      {bottom: 90, right: 110},
    );
  },

  async resolve(screen) {
    const {press, page, frame, mark} = screen;
    await openList(screen);
    await press('Resolve');
    await dialog(page).locator('textarea').fill('Reran load_orders; counts match.');
    await mark(page.getByTestId('confirm-resolve'), 'Resolve');
    frame(dialog(page), 0);
  },
});
