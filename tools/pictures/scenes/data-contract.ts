import {table, tabs} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/managed-datahub/observe/data-contract.mdx', {
  async contract({open, press, page, size, frame}) {
    await size(1500, 800);
    await open(table('fct_orders', '/Quality'));
    await press('Quality', tabs(page));
    await press('Data Contract');
    frame(
      [
        page.getByTestId('Quality-entity-tab-header'),
        page.getByText('This dataset is meeting its contract'),
        page.getByText('EDIT', {exact: true}),
      ],
      {bottom: 270, left: 84, right: 60},
    );
  },
});
