import {scenesOf} from '../scene';
import next from './quick-s3';

export default scenesOf(next.page, {
  ...next.scenes,

  async rollback(screen) {
    const {size, frame, settle, page} = screen;
    await next.scenes['rollback']?.(screen);
    // The columns of the two tables don't end at the same places, so show them from the start.
    await size(1200, 1400);
    await settle();
    const row = page.locator('tr').filter({hasText: 'S3 acme-lake raw'}).last();
    frame([row, page.locator('.ant-table-expanded-row tbody tr').last()], 0);
  },
});
