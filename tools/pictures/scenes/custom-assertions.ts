import {table, tabs} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/api/tutorials/custom-assertions.mdx', {
  async result({open, press, size, page, frame, stopClock}) {
    await size(1500, 900);
    await stopClock();
    await open(table('fct_orders', '/Quality'));
    await press('Quality', tabs(page));
    await press('Assertions');
    await page.getByText('Every order has an amount').first().click();
    await page.waitForTimeout(1500);
    frame(page.locator('.ant-drawer-content').last(), 0);
  },
});
