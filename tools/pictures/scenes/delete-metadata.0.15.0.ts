import {scenesOf} from '../scene';
import type {Screen} from '../screen';

/** The search result of the old table. */
const result = ({page}: Pick<Screen, 'page'>) =>
  page.locator('.test-search-result').filter({hasText: 'customers_old'}).first();

/** Finds the old table and selects it. */
async function select(screen: Screen) {
  const {open, press, page, size} = screen;
  await size(1500, 800);
  await open('/search?query=customers_old');
  await page.getByTestId('three-dot-menu').click();
  await press('Edit...');
  await result(screen).locator('.ant-checkbox-input').check();
}

export default scenesOf('docs/how/delete-metadata.md', {
  async select(screen) {
    const {press, mark, page, frame} = screen;
    await select(screen);
    await press('Delete');
    await mark(page.getByText('1 selected'), 'what is selected');
    await mark('Mark as deleted');
    frame([page.getByText('1 selected'), page.getByText('Done', {exact: true}), result(screen)], {
      left: 46,
      right: 30,
    });
  },

  async confirm(screen) {
    const {press, settle, page, frame} = screen;
    await select(screen);
    await press('Delete');
    await press('Mark as deleted');
    await settle();
    frame(page.locator('.ant-modal-content').last(), 0);
  },
});
