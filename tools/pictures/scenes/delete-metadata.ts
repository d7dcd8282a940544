import {scenesOf} from '../scene';
import type {Screen} from '../screen';

/** Finds the old table and selects it. */
async function select({open, settle, page, size}: Screen) {
  await size(1900, 800);
  await open('/search?query=customers_old');
  await page.getByTestId('search-results-edit-button').click();
  await settle();
  await page.locator('.ant-checkbox-input').nth(1).check();
}

export default scenesOf('docs/how/delete-metadata.md', {
  async select(screen) {
    const {press, mark, page, frame} = screen;
    await select(screen);
    await press('Delete');
    await mark(page.getByText('1 selected'), 'what is selected');
    await mark('Mark as deleted');
    frame(
      [
        page.getByText('1 selected'),
        page.getByText('Done', {exact: true}),
        page.getByText('customers_old').first(),
      ],
      {left: 50, bottom: 60, right: 30},
    );
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
