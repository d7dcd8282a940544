import {oldSection} from '../scenes-common/old-layout';
import {table} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/api/tutorials/terms.mdx', {
  async sidebar({open, see, size, frame, page}) {
    await size(1400, 1200);
    await open(table('dim_customers'));
    await see('Glossary Terms', '#entity-profile-sidebar');
    frame([oldSection(page, 'Tags'), oldSection(page, 'Glossary Terms')]);
  },
});
