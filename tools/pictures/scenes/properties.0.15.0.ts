import {oldSection} from '../scenes-common/old-layout';
import {table} from '../scenes-common/parts';
import {scenesOf} from '../scene';
import next from './properties';

export default scenesOf(next.page, {
  ...next.scenes,

  async column({open, settle, mark, frame, page, size}) {
    await size(1600, 1000);
    await open(table('dim_customers', '/Schema'));
    await page.getByText('email', {exact: true}).first().click();
    await settle();
    await page.waitForTimeout(800);
    const drawer = page.locator('.ant-drawer-content').last();
    await mark(drawer.getByText('Properties', {exact: true}), 'Properties');
    frame([drawer.locator('.ant-drawer-body'), oldSection(page, 'Classification')], 0);
  },
});
