import type {Screen} from '../screen';
import {table} from '../scenes-common/parts';
import {closeMenu} from '../scenes-common/room';
import {scenesOf} from '../scene';

/** Opens a table with everything that is known about it; the menu is collapsed to leave space. */
async function openTable({open, size, page}: Screen) {
  await closeMenu(page);
  await size(1280, 760);
  await open(table('fct_orders'));
}

/** The home page of the site: it has no steps, and shows what the product is. */
export default scenesOf('src/features/home/index.tsx', {
  table: openTable,

  async summary(screen) {
    await openTable(screen);
    const {frame, page} = screen;
    frame(page.locator('#entity-profile-sidebar'), 0);
  },
});
