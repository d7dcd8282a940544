import {table, tabs} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/api/tutorials/descriptions.mdx', {
  async edit({open, press, mark, frame, page, size}) {
    await size(1500, 620);
    await open(table('fct_payments', '/Documentation'));
    await press('Documentation', tabs(page));
    await press('Edit');
    const publish = page.getByText('Publish', {exact: true});
    await page
      .locator('[contenteditable=true]')
      .first()
      .fill('One row per charge or refund. Reconciled every morning.');
    await mark(publish, 'Publish');
    frame([tabs(page), publish], {right: 30});
  },

  async column({open, settle, frame, page, size}) {
    await size(1600, 560);
    await open(table('fct_payments', '/Columns'));
    await page.getByText('kind', {exact: true}).first().click();
    await settle();
    frame(page.locator('.ant-drawer-content').last(), 0);
  },

  async result({open, press, size, frame, page}) {
    await size(1500, 800);
    await open(table('fct_orders', '/Documentation'));
    await press('Documentation', tabs(page));
    frame([tabs(page), page.getByText('Added 4/1/2025').first()], {bottom: 40});
  },
});
