import {table, tabs} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/features/dataset-usage-and-query-history.mdx', {
  async queries({open, press, see, page, size, frame}) {
    await size(1500, 900);
    await open(table('fct_orders', '/Queries'));
    await press('Queries', tabs(page));
    await see('Highlighted Queries');
    await see('Recent Queries');
    frame(
      [
        page.getByTestId('Queries-entity-tab-header'),
        page.getByText('Highlighted Queries').first(),
        page.getByText('Add Highlighted Query'),
        page.getByText('Recent Queries').first(),
      ],
      {bottom: 40},
    );
  },
});
