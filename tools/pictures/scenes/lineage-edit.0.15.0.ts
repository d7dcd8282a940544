import {dialog} from '../scenes-common/parts';
import {scenesOf} from '../scene';

const GRAPH =
  '/dataset/urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.raw.orders,PROD)/Lineage';

export default scenesOf('docs/features/feature-guides/ui-lineage.md', {
  async 'old-menu'({open, press, mark, page, frame}) {
    await open(GRAPH);
    await press('Edit');
    await page.waitForTimeout(600);
    await mark('Edit Upstream');
    frame(
      [
        page.getByText('Edit', {exact: true}),
        page.getByText('Visualize Lineage'),
        page.getByText('Edit Downstream'),
      ],
      {
        left: 40,
        right: 200,
        bottom: 16,
      },
    );
  },

  async 'old-window'({open, press, mark, page, frame}) {
    await open(GRAPH);
    await press('Edit');
    await press('Edit Upstream');
    await dialog(page).locator('input').first().fill('orders.v1');
    await page.waitForTimeout(2500);
    await page
      .locator('.ant-select-dropdown .ant-select-item-option')
      .filter({visible: true})
      .first()
      .click();
    await dialog(page).locator('.ant-modal-title').click();
    await page.waitForTimeout(600);
    await mark('Add Upstream');
    await mark('Save Changes');
    frame(dialog(page), 0);
  },
});
