import {section, table, tabs, unfold} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/features/feature-guides/properties/overview.mdx', {
  async tab({open, press, size, frame, page}) {
    await size(1600, 800);
    await open(table('fct_orders', '/Properties'));
    await press('Properties', tabs(page));
    await unfold(page);
    frame([tabs(page), page.locator('.ant-table-tbody tr').last()]);
  },

  async badge({open, size, mark, frame, page}) {
    await size(1400, 800);
    await open(table('fct_orders'));
    const badge = page.getByText('Internal', {exact: true}).first();
    await mark(badge, 'the badge');
    frame(
      [page.getByText('fct_orders').first(), badge, page.getByText('View in Snowflake').first()],
      {
        left: 70,
        right: 50,
        bottom: 40,
      },
    );
  },

  async sidebar({open, size, frame, page}) {
    await size(1400, 1200);
    await open(table('fct_orders'));
    await section(page, 'Classification').scrollIntoViewIfNeeded();
    frame([section(page, 'Retention period in days'), section(page, 'Classification')]);
  },
});
