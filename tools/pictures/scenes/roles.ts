import {scenesOf} from '../scene';
import {openSettings} from '../scenes-common/settings';

export default scenesOf('docs/authorization/roles.md', {
  async assign(screen) {
    const {press, see, mark, page} = screen;
    await openSettings(screen);
    await press('Users & Groups');
    await press('Users');
    await page.getByText('Reader', {exact: true}).first().click();
    await see('No Role');
    await mark('Users & Groups');
    await mark(
      page.locator('.ant-select-dropdown').filter({visible: true}),
      'Roles to choose from',
    );
  },

  async roles(screen) {
    const {press, see, mark} = screen;
    await openSettings(screen);
    await press('Permissions');
    await press('Roles');
    await see('Add Users');
    await mark('Permissions');
    await mark('Roles');
    await mark('Add Users');
  },

  async details({open, size, see, mark, frame, page}) {
    await size(1280, 1000);
    await open('/settings/permissions/roles');
    await page.locator('table').getByText('Editor', {exact: true}).click();
    await see('Associated Policies');
    await mark('Associated Policies');
    frame(page.locator('.ant-modal-content'), 0);
  },

  async group({open, page, frame, see}) {
    await open('/settings/identities/groups');
    const row = page.locator('.ant-list-item').filter({hasText: 'data-platform'});
    await row.locator('.ant-select').click();
    await see('No Role');
    frame(
      [page.locator('.ant-list'), page.locator('.ant-select-dropdown').filter({visible: true})],
      12,
    );
  },
});
