import {add, section, table} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/tags.mdx', {
  async list({open, press, see, mark}) {
    await open('/');
    await press('Govern');
    await press('Tags');
    await see('Create Tag');
    await mark('Create Tag');
  },

  async create({open, press, fill, see, mark, frame, page}) {
    await open('/tags');
    await press('Create Tag');
    await fill('Name', 'Finance');
    await fill('Description', 'Feeds a report of the finance team.');
    await see('Color');
    await mark('Name');
    await mark('Create');
    frame(page.getByRole('dialog'), 0);
  },

  async assign({open, mark, see, frame, page}) {
    await open(table('dim_customers'));
    await page.getByText('Terms', {exact: true}).last().scrollIntoViewIfNeeded();
    await see('Tags', section(page, 'Tags'));
    await mark(add(page, 'Tags'), '+ beside Tags');
    frame([section(page, 'Owners'), section(page, 'Terms')]);
  },
});
