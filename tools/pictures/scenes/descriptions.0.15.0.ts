import {table, tabs} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/api/tutorials/descriptions.mdx', {
  async edit({open, press, mark, frame, page, size}) {
    await size(1100, 640);
    await open(table('fct_payments', '/Documentation'));
    await press('Documentation', tabs(page));
    await press('Edit');
    await page
      .locator('[contenteditable=true]')
      .first()
      .fill('One row per charge or refund. Reconciled every morning.');
    await mark('Save');
    frame([tabs(page), page.getByText('Snowflake Documentation:')], {top: 0, right: 0, bottom: 60});
  },

  async column({open, settle, frame, page, size}) {
    await size(1600, 560);
    await open(table('fct_payments', '/Schema'));
    await page.getByText('kind', {exact: true}).first().click();
    await settle();
    await page.waitForTimeout(800);
    frame(page.locator('.ant-drawer-content').last(), 0);
  },

  async result({open, press, size, frame, page}) {
    await size(1100, 900);
    await open(table('fct_orders', '/Documentation'));
    await press('Documentation', tabs(page));
    frame([tabs(page), page.getByText(/^Added /).last()], {top: 0, right: 0, bottom: 40});
  },
});
