import {table, tabs} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/schema-history.mdx', {
  async versions({open, press, mark, page, frame}) {
    await open(table('fct_orders'));
    await press('Columns', tabs(page));
    const versions = page.getByText('0.1.0 - ').first();
    const history = versions.locator('xpath=following::button[1]');
    await versions.click();
    await page.waitForTimeout(500);
    await mark(versions, 'the list of versions');
    await mark(history, 'View change history');
    frame(
      [
        page.getByTestId('Columns-entity-tab-header'),
        history,
        page.getByText('customer_id').first(),
      ],
      {
        bottom: 24,
      },
    );
  },

  async changes({open, page, settle, see, frame, size}) {
    await size(1280, 400);
    await open(table('fct_orders'));
    await page.getByText('0.1.0 - ').first().locator('xpath=following::button[1]').click();
    await settle();
    await see('Change History');
    frame([page.getByText('Change History'), page.locator('.ant-drawer-content').last()], 0);
  },
});
