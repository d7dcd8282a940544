import {scenesOf} from '../scene';
import {showPublicAddress} from '../scenes-common/address';
import {dialogOf} from '../scenes-common/source-form';

export default scenesOf('docs/authentication/guides/add-users.md', {
  async list({open, press, see, mark}) {
    await open('/');
    await press('Settings');
    await press('Users & Groups');
    await press('Users');
    await see('Invite Users');
    await mark('Users & Groups');
    await mark('Users');
    await mark('Invite Users');
  },

  async invite(screen) {
    const {open, press, see, mark, frame, page} = screen;
    await open('/settings/identities/users');
    await press('Invite Users');
    await dialogOf(screen).locator('.ant-select-selector').click();
    await see('No Role');
    await page.locator('.ant-select-dropdown').getByText('Reader', {exact: true}).click();
    await showPublicAddress(screen);
    await mark(dialogOf(screen).locator('.ant-select'), 'Role');
    await mark('Copy');
    await mark('Refresh');
    frame(dialogOf(screen), 0);
  },
});
