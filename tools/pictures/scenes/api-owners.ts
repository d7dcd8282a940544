import {section, table} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/api/tutorials/owners.mdx', {
  async sidebar({open, size, frame, page}) {
    await size(1400, 1200);
    await open(table('fct_orders'));
    frame(section(page, 'Owners'));
  },
});
