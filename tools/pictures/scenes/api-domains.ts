import {section, table} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/api/tutorials/domains.mdx', {
  async sidebar({open, frame, page}) {
    await open(table('fct_payments'));
    await section(page, 'Data Product').scrollIntoViewIfNeeded();
    frame([section(page, 'Owners'), section(page, 'Domain')]);
  },
});
