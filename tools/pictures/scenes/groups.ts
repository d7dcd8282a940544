import {scenesOf} from '../scene';
import {dialogOf} from '../scenes-common/source-form';

export default scenesOf('docs/authorization/groups.md', {
  async list({open, press, see, mark}) {
    await open('/');
    await press('Settings');
    await press('Users & Groups');
    await press('Groups');
    await see('Create group');
    await mark('Users & Groups');
    await mark('Groups');
    await mark('Create group');
  },

  async create(screen) {
    const {open, size, press, fill, mark, frame, page} = screen;
    await size(1280, 1000);
    await open('/settings/identities/groups');
    await press('Create group');
    await fill('Name', 'Marketing');
    const description = page.locator('.ant-modal [contenteditable=true]').first();
    await description.click();
    await page.keyboard.type('Plans campaigns, and reads what they brought.');
    await press('Advanced');
    await page.getByPlaceholder('product_engineering').fill('marketing');
    await mark('Name');
    await mark('Group Id');
    await mark(page.getByTestId('modal-create-group-button'), 'Create');
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
    frame([page.locator('.groupMemberRow').last(), ...parts], {left: 40, bottom: 150});
  },
});
