import {clipsOf} from '../clip';
import {showPublicAddress} from '../scenes-common/address';
import {stopAtMinute} from '../scenes-common/moment';
import {dialog} from '../scenes-common/parts';

export default clipsOf('docs/authentication/personal-access-tokens.md', {
  async create(screen) {
    const {open, say, press, fill, click, point, page} = screen;
    await open('/');
    say('Go to **Settings** > **Access Tokens**.');
    await press('Settings');
    await press('Access Tokens');
    // The dialog shows to the second when the token expires.
    await stopAtMinute(screen);
    say('Select **Generate new token** and choose **Personal Token**.');
    await press('Generate new token');
    await press('Personal Token');
    say('Enter a **Name** that says where the token is used.');
    await fill('Name', 'airflow-prod', dialog(page));
    say('Choose the duration under **Expires in**.');
    await click(dialog(page).locator('.ant-select-selector').last());
    await click(page.locator('.ant-select-item-option').getByText('3 months', {exact: true}));
    say('Select **Create**, and copy the token. It isn’t shown again.');
    await showPublicAddress(screen);
    await press('Create', dialog(page));
    await point(page.getByRole('button', {name: 'Copy'}).first());
  },
});
