import {oldSection} from '../scenes-common/old-layout';
import {table} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/api/tutorials/domains.mdx', {
  async sidebar({open, size, frame, page}) {
    await size(1400, 1200);
    await open(table('fct_payments'));
    frame([oldSection(page, 'Domain'), oldSection(page, 'Data Product')]);
  },
});
