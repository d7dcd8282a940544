import {section, table} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/api/tutorials/terms.mdx', {
  async sidebar({open, see, frame, page}) {
    await open(table('dim_customers'));
    await page.getByText('Terms', {exact: true}).last().scrollIntoViewIfNeeded();
    await see('Terms', section(page, 'Terms'));
    frame([section(page, 'Tags'), section(page, 'Terms')]);
  },
});
