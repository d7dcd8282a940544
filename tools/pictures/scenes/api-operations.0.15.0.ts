import {oldHeader} from '../scenes-common/old-layout';
import {table} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/api/tutorials/operations.mdx', {
  async updated({open, mark, page, frame}) {
    await open(table('fct_orders'));
    const updated = page.getByText(/^Updated \d/).first();
    await mark(updated, 'Updated');
    frame([oldHeader(page), updated], {right: 0});
  },
});
