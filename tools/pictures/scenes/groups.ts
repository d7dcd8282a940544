import {scenesOf} from '../scene';
import {openSettings} from '../scenes-common/settings';
import {dialogOf} from '../scenes-common/source-form';

export default scenesOf('docs/authorization/groups.md', {
  async list(screen) {
    const {press, see, mark} = screen;
    await openSettings(screen);
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
    await mark('#createGroupButton', 'Create');
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

  async created(screen) {
    const {open, size, press, fill, frame, page, settle} = screen;
    await size(1280, 900);
    await open('/settings/identities/groups');
    await press('Create group');
    await fill('Name', 'Marketing');
    const description = page.locator('.ant-modal [contenteditable=true]').first();
    await description.click();
    await page.keyboard.type('Plans campaigns, and reads what they brought.');
    await page.locator('#createGroupButton').click();
    await page.waitForTimeout(4000);
    await settle();
    frame(page.locator('.ant-list'), 10);
  },

  async add(screen) {
    const {open, press, page, frame, mark} = screen;
    await open('/group/urn:li:corpGroup:data-platform/members');
    await press('Add Member');
    await page.locator('.ant-modal input').first().fill('Ben');
    await page.waitForTimeout(1200);
    await page.locator('.ant-select-item-option').filter({visible: true}).first().click();
    await dialogOf(screen).getByText('Add group members').click();
    await page.waitForTimeout(800);
    await mark('Add');
    frame(dialogOf(screen), 0);
  },

  async person({open, size, press, page, frame}) {
    await size(1280, 640);
    await open('/user/urn:li:corpuser:dev');
    await press('Groups', page.locator('.ant-tabs-nav'));
    await page.waitForTimeout(800);
    const parts = ['About', 'data-platform', 'Dev Patel', 'Owner Of'];
    frame(
      parts.map((text) => page.getByText(text, {exact: true}).last()),
      {bottom: 60, left: 40, right: 330},
    );
  },

  async remove({open, page, press, frame}) {
    await open('/settings/identities/groups');
    const row = page.locator('.ant-list-item').filter({hasText: 'sales-analytics'});
    await row.locator('[aria-label="more"], .anticon-more').first().click();
    await press('Delete');
    frame(page.locator('.ant-modal-content').filter({visible: true}), 0);
  },
});
