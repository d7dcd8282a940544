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
    const {press, mark, size} = screen;
    await size(1280, 720);
    await openSettings(screen);
    await press('Home Page Posts');
    await mark('Home Page Posts');
    await mark('New Post');
  },

  async create(screen) {
    const {page, frame, mark, size} = screen;
    await size(1280, 900);
    await announce(screen);
    // The list behind the form contains the same words.
    for (const label of ['Announcement', 'Title', 'Create']) {
      await mark(dialog(page).getByText(label, {exact: true}), label);
    }
    frame(dialog(page), -1);
  },

  async link({open, press, page, frame, size}) {
    await size(1280, 1000);
    await open('/settings/posts');
    await press('New Post');
    await press('Link', dialog(page));
    await page.getByTestId('create-post-title').fill('How we name tables');
    await page.getByTestId('create-post-link').fill('https://wiki.acme.example/naming');
    const picture = page.getByTestId('create-post-media-location');
    await picture.fill('https://wiki.acme.example/naming.png');
    await picture.blur();
    frame(dialog(page), -1);
  },

  async home(screen) {
    const {open, press, page, frame, size} = screen;
    await size(1280, 900);
    await announce(screen);
    await press('Create');
    await open('/');
    const posts = ['Pinned', 'Orders for April 14 are complete', 'How we name tables'];
    frame(
      [
        ...posts.map((text) => page.getByText(text, {exact: true})),
        page.getByText('Pinned', {exact: true}).locator('xpath=..'),
      ],
      {bottom: 24},
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
    frame([page.locator('table'), page.locator('.ant-dropdown').filter({visible: true})], {
      top: 0,
      left: 0,
    });
  },
});
