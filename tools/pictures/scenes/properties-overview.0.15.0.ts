import {oldSection} from '../scenes-common/old-layout';
import {table, tabs, unfold} from '../scenes-common/parts';
import {scenesOf} from '../scene';
import next from './properties-overview';

export default scenesOf(next.page, {
  async tab({open, press, size, frame, page}) {
    await size(1440, 900);
    await open(table('fct_orders', '/Properties'));
    await press('Properties', tabs(page));
    await unfold(page);
    frame([tabs(page), page.locator('.ant-table-tbody tr').last()], {top: 0, right: 0, bottom: 0});
  },

  async badge({open, size, mark, frame, page}) {
    await size(1280, 800);
    await open(table('fct_orders'));
    const badge = page.getByText('Internal', {exact: true}).first();
    await mark(badge, 'the badge');
    frame([page.getByText('fct_orders').first(), badge, page.getByText('unique users').first()], {
      left: 20,
      right: 12,
      top: 48,
      bottom: 16,
    });
  },

  async sidebar({open, size, frame, page}) {
    await size(1400, 1200);
    await open(table('fct_orders'));
    await oldSection(page, 'Classification').scrollIntoViewIfNeeded();
    frame([oldSection(page, 'Retention period in days'), oldSection(page, 'Classification')]);
  },
});
