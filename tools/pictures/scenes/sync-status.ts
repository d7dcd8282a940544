import {section, table} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/sync-status.mdx', {
  async sidebar({open, page, see, frame}) {
    await open(table('fct_payments'));
    await section(page, 'Status').scrollIntoViewIfNeeded();
    await see('Status', section(page, 'Status'));
    frame(section(page, 'Status'));
  },
});
