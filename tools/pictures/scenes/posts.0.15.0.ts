import {dialog} from '../scenes-common/parts';
import {scenesOf} from '../scene';
import {openSettings} from '../scenes-common/settings';
import type {Screen} from '../screen';

/** The form for a new announcement, filled in. */
async function announce({open, press, page}: Screen): Promise<void> {
  await open('/settings/posts');
  await press('New Post');
  await page.getByTestId('create-post-title').fill('Orders for April 14 are complete');
  const text = 'We reran load_orders. Revenue by day is right again.';
  await dialog(page).locator('textarea').fill(text);
}

export default scenesOf('docs/posts.mdx', {
  async list(screen) {
    const {press, mark} = screen;
    await openSettings(screen);
    await press('Home Page Posts');
    await mark('Home Page Posts');
    await mark('New Post');
  },

  async create(screen) {
    const {page, frame, mark, size} = screen;
    await size(1280, 900);
    await announce(screen);
    await mark('Announcement');
    await mark('Create');
    frame(dialog(page), 0);
  },

  async link(screen) {
    const {open, press, page, frame, size} = screen;
    await size(1280, 1000);
    await open('/settings/posts');
    await press('New Post');
    await press('Link');
    await page.getByTestId('create-post-title').fill('How we name tables');
    await page.getByTestId('create-post-link').fill('https://wiki.acme.example/naming');
    await page
      .getByTestId('create-post-media-location')
      .fill('https://wiki.acme.example/naming.png');
    frame(dialog(page), 0);
  },

  async home(screen) {
    const {open, press, page, frame, size} = screen;
    await size(1280, 900);
    await announce(screen);
    await press('Create');
    await open('/');
    const posts = ['Pinned', 'Orders for April 14 are complete', 'How we name tables'];
    frame(
      posts.map((text) => page.getByText(text).first()),
      {left: 40, right: 60, bottom: 60},
    );
  },
});
