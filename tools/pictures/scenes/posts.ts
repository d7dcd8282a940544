import {dialog} from '../scenes-common/parts';
import {scenesOf} from '../scene';
import {openSettings} from '../scenes-common/settings';
import type {Screen} from '../screen';

/** The form for a new announcement, filled in. */
async function announce({open, press, page}: Screen): Promise<void> {
  await open('/settings/posts');
  await press('New');
  await page.getByTestId('create-post-title').fill('Orders for April 14 are complete');
  await page.locator('.ant-modal [contenteditable=true]').click();
  await page.keyboard.type('We reran load_orders. Revenue by day is right again.');
}

export default scenesOf('docs/posts.mdx', {
  async list(screen) {
    const {press, mark} = screen;
    await openSettings(screen);
    await press('Home Page');
    await mark('Home Page');
    await mark('New');
  },

  async create(screen) {
    const {page, frame, see, mark, size} = screen;
    await size(1280, 900);
    await announce(screen);
    await see('Announcement');
    await mark('Pinned Link');
    await mark(dialog(page).getByText('Title', {exact: true}), 'Title');
    await mark('Create');
    frame(dialog(page), 0);
  },

  async link({open, press, page, frame, size}) {
    await size(1280, 1000);
    await open('/settings/posts');
    await press('New');
    await press('Pinned Link');
    await page.getByTestId('create-post-title').fill('How we name tables');
    await page.getByTestId('create-post-link').fill('https://wiki.acme.example/naming');
    await page
      .getByTestId('create-post-media-location')
      .fill('https://wiki.acme.example/naming.png');
    await page.getByTestId('create-post-media-location').blur();
    frame(dialog(page), 0);
  },

  async home(screen) {
    const {open, press, size, page, frame, stopClock} = screen;
    await size(1280, 640);
    await stopClock();
    await announce(screen);
    await press('Create');
    await open('/');
    await press('Announcements');
    const posts = ['Orders for April 14 are complete', 'Warehouse maintenance on Saturday'];
    frame(
      [page.getByText('Discover', {exact: true}), ...posts.map((text) => page.getByText(text))],
      {
        left: 40,
        right: 320,
        bottom: 60,
      },
    );
  },

  async manage({open, see, page, frame, mark}) {
    await open('/settings/posts');
    await page
      .getByTestId(/^dropdown-menu-/)
      .first()
      .click();
    await see('Edit');
    await mark('Edit');
    await mark('Delete');
    frame([page.locator('table'), page.locator('.ant-dropdown').filter({visible: true})]);
  },
});
