import {table, tabs} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/managed-datahub/observe/assertions.mdx', {
  async list({open, press, see, size, page, frame}) {
    await size(1500, 800);
    await open(table('fct_orders', '/Quality'));
    await press('Quality', tabs(page));
    await press('Assertions');
    await see('Data Contract');
    frame(
      [
        page.getByTestId('Quality-entity-tab-header'),
        page.getByText('View and manage data quality checks for this table'),
        page.getByText('Data Contract').first(),
      ],
      {
        right: 60,
        bottom: 430,
      },
    );
  },
});
