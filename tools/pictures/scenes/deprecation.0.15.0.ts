import {openOldMenu} from '../scenes-common/old-layout';
import {dialog, table} from '../scenes-common/parts';
import {scenesOf} from '../scene';
import type {Screen} from '../screen';

/** Opens the table and the menu in its header. */
async function openMenu({open, size, page}: Screen) {
  await size(1000, 800);
  await open(table('fct_payments'));
  await openOldMenu(page);
}

/** Begins to deprecate the table, up to the note. */
async function writeNote(screen: Screen) {
  await openMenu(screen);
  await screen.press('Mark as deprecated');
  await dialog(screen.page).locator('[contenteditable=true]').click();
  await screen.page.keyboard.type('Replaced by fct_orders. Ask Ben before you build on it.');
}

export default scenesOf('docs/api/tutorials/deprecation.mdx', {
  async menu(screen) {
    const {mark, page, frame} = screen;
    await openMenu(screen);
    await mark('Mark as deprecated');
    frame(
      [
        page.getByText('fct_payments').first(),
        page.getByTestId('entity-header-dropdown').first(),
        page.locator('.ant-dropdown-menu').last(),
      ],
      {left: 20},
    );
  },

  async form(screen) {
    const {size, mark, page, frame} = screen;
    await writeNote(screen);
    await size(1280, 800);
    await mark('Note');
    await mark('Decommission Date');
    await mark('Ok');
    frame(dialog(page), 0);
  },

  async marked(screen) {
    const {press, settle, page, frame} = screen;
    await writeNote(screen);
    await press('Ok');
    await page.waitForTimeout(3500);
    await settle();
    frame([page.getByText('fct_payments').first(), page.getByText('DEPRECATED', {exact: true})], {
      left: 20,
      right: 120,
      top: 48,
      bottom: 8,
    });
  },
});
