import {scenesOf} from '../scene';
import {dialogOf} from '../scenes-common/source-form';
import next from './groups';

export default scenesOf(next.page, {
  ...next.scenes,

  async add(screen) {
    const {open, press, page, frame, mark} = screen;
    await open('/group/urn:li:corpGroup:data-platform/members');
    await press('Add Member');
    await page.locator('.ant-modal input').first().fill('Ben');
    await page.waitForTimeout(1200);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialogOf(screen).getByText('Add group members').click();
    await page.waitForTimeout(800);
    await mark('Add');
    frame(dialogOf(screen), 0);
  },

  async members({open, see, mark, frame, page}) {
    await open('/group/urn:li:corpGroup:data-platform/members');
    await see('Add Member');
    await see('Owner Of');
    const menu = page.locator('.groupMemberRow [aria-label="more"]').first();
    await menu.hover();
    await see('Remove from Group');
    await mark('Members');
    await mark('Add Member');
    await mark(menu, 'Menu of a person, with Remove from Group');
    const parts = ['About', 'Owner Of', 'Dev Patel'].map((text) => page.getByText(text).last());
    frame([page.locator('.groupMemberRow').last(), ...parts], {left: 40, bottom: 176});
  },

  async person({open, size, press, page, frame}) {
    await size(1280, 800);
    await open('/user/urn:li:corpuser:dev');
    await press('Groups', page.locator('.ant-tabs-nav'));
    await page.waitForTimeout(800);
    const parts = ['data-platform', 'Dev Patel', 'Owner Of'];
    frame(
      [
        ...parts.map((text) => page.getByText(text, {exact: true}).last()),
        page.getByText('About').last(),
        page.locator('.divider-groupsSection'),
      ],
      {bottom: 70, left: 40, right: 330},
    );
  },
});
