import {table, tabs} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/act-on-metadata/impact-analysis.mdx', {
  async list({open, press, mark, size, page, frame}) {
    await size(1500, 800);
    await open(table('fct_orders'));
    await press('Lineage', tabs(page));
    await press('Impact Analysis');
    await mark('Impact Analysis');
    await mark('Downstreams');
    await mark('Filters');
    await mark('Column Lineage');
    frame(
      [
        page.getByTestId('Lineage-entity-tab-header'),
        page.getByText('Explorer'),
        page.getByText('Refresh'),
        page.getByText('net_revenue_daily').first(),
      ],
      {
        right: 30,
        bottom: 80,
      },
    );
  },
});
