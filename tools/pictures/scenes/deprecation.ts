import {dialog, table} from '../scenes-common/parts';
import {scenesOf} from '../scene';
import type {Screen} from '../screen';

/** Opens the table and the menu beside its link to Snowflake. */
async function openMenu({open, page}: Screen) {
  await open(table('fct_payments'));
  await page
    .getByText('View in Snowflake')
    .first()
    .locator('xpath=following::button[1] | following::*[contains(@class,"dropdown")][1]')
    .first()
    .click();
}

/** Begins to deprecate the table, up to the reason. */
async function giveReason(screen: Screen) {
  await openMenu(screen);
  await screen.press('Mark as deprecated');
  await screen.page
    .getByPlaceholder('Add Reason')
    .fill('Replaced by fct_orders. Ask Ben before you build on it.');
}

export default scenesOf('docs/api/tutorials/deprecation.mdx', {
  async menu(screen) {
    const {mark, page, frame} = screen;
    await openMenu(screen);
    await mark('Mark as deprecated');
    frame(
      [
        page.getByText('fct_payments').first(),
        page.getByText('Mark as deprecated'),
        page.getByText('Share').last(),
      ],
      {left: 60, right: 130},
    );
  },

  async form(screen) {
    const {mark, page, frame} = screen;
    await giveReason(screen);
    await mark('Reason');
    await mark('Decommission Date');
    await mark('Save');
    frame(dialog(page), 0);
  },

  async marked(screen) {
    const {press, settle, page, frame} = screen;
    await giveReason(screen);
    await press('Save');
    await page.waitForTimeout(3500);
    await settle();
    frame(page.getByText('fct_payments').first(), {
      left: 60,
      right: 62,
      top: 30,
      bottom: 30,
    });
  },
});
