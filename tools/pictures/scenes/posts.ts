import {dialog} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/posts.mdx', {
  async list({open, press, mark}) {
    await open('/');
    await press('Settings');
    await press('Home Page');
    await mark('Home Page');
    await mark('New');
  },
  async create({open, press, page, frame, see}) {
    await open('/settings/posts');
    await press('New');
    await see('Announcement');
    await see('Pinned Link');
    await page.getByTestId('create-post-title').fill('Warehouse maintenance on Saturday');
    frame(dialog(page), 0);
  },
});
