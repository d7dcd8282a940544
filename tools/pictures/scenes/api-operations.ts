import {section, table} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/api/tutorials/operations.mdx', {
  async updated({open, size, mark, page, frame}) {
    await size(1400, 1200);
    await open(table('fct_orders'));
    await section(page, 'Status').scrollIntoViewIfNeeded();
    await mark(page.getByText('Last Updated:'), 'Last Updated');
    frame(section(page, 'Status'));
  },
});
