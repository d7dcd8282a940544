import {scenesOf} from '../scene';
import {showPublicAddress} from '../scenes-common/address';
import {dialogOf, frameDialog} from '../scenes-common/source-form';
import next from './add-users';

export default scenesOf(next.page, {
  ...next.scenes,

  async invite(screen) {
    const {open, press, see, mark, page} = screen;
    await open('/settings/identities/users');
    await press('Invite Users');
    await dialogOf(screen).locator('.ant-select-selector').click();
    await see('No Role');
    await page.locator('.ant-select-dropdown').getByText('Reader', {exact: true}).click();
    await showPublicAddress(screen);
    await mark(dialogOf(screen).locator('.ant-select'), 'Role');
    await mark('COPY');
    await mark('REFRESH');
    frameDialog(screen);
  },
});
