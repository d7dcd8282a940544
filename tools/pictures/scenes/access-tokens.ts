import {scenesOf} from '../scene';
import {openSettings} from '../scenes-common/settings';
import {showPublicAddress} from '../scenes-common/address';
import {stopAtMinute} from '../scenes-common/moment';
import type {Screen} from '../screen';
import {choose, dialogOf} from '../scenes-common/source-form';

/** Opens the form for a new token; the older layout has no menu in between. */
async function newToken({press, page}: Screen): Promise<void> {
  await press('Generate new token');
  await page.waitForTimeout(600);
  if (await page.locator('.personal-token-dropdown-option').count()) await press('Personal Token');
}

export default scenesOf('docs/authentication/personal-access-tokens.md', {
  async list(screen) {
    const {press, see, mark} = screen;
    await openSettings(screen);
    await press('Access Tokens');
    await see('Generate new token');
    await mark('Access Tokens');
    await mark('Generate new token');
    await mark('Revoke');
  },

  async menu({open, press, see, mark, frame, page, stay}) {
    await open('/settings/tokens');
    await press('Generate new token');
    await see('Personal Token');
    stay();
    await mark('Personal Token');
    frame(
      [
        page.getByText('Personal Access Tokens', {exact: true}),
        page.getByTestId('add-token-button'),
        page.locator('.ant-dropdown').filter({visible: true}),
        page.getByText('Search for owner'),
      ],
      {right: 60},
    );
  },

  async create(screen) {
    const {open, fill, see, mark, frame} = screen;
    await open('/settings/tokens');
    await newToken(screen);
    await fill('Name', 'airflow-prod', dialogOf(screen));
    await fill('Description', 'Lineage from the Airflow plugin.', dialogOf(screen));
    await stopAtMinute(screen);
    await choose(screen, 'Expires in', '3 months');
    // The table behind the window has this label, too.
    await mark(await see('Name', dialogOf(screen)), 'Name');
    await mark('Expires in');
    await mark('Create');
    frame(dialogOf(screen), 0);
  },

  async token(screen) {
    const {open, size, press, fill, frame, mark, page} = screen;
    await size(1280, 1000);
    await open('/settings/tokens');
    await newToken(screen);
    await fill('Name', 'airflow-prod', dialogOf(screen));
    await choose(screen, 'Expires in', '3 months');
    await stopAtMinute(screen);
    await press('Create');
    const token = page.getByTestId('access-token-value');
    await token.waitFor();
    await showPublicAddress(screen);
    await mark(page.getByRole('button', {name: 'Copy'}), 'Copy the token');
    frame(dialogOf(screen), 0);
  },

  async created(screen) {
    const {open, size, press, fill, page, frame, settle} = screen;
    await size(1280, 900);
    await open('/settings/tokens');
    await newToken(screen);
    await fill('Name', 'airflow-prod', dialogOf(screen));
    await choose(screen, 'Expires in', '3 months');
    await press('Create');
    await page.getByTestId('access-token-modal-close-button').click();
    await page.waitForTimeout(4000);
    await settle();
    frame(page.locator('table'), {top: 60});
  },

  async expired({open, see, page, frame, settle}) {
    await open('/settings/tokens');
    await page.locator('.ant-select').filter({hasText: 'All'}).last().click();
    await see('Expired');
    await page.locator('.ant-select-dropdown').getByText('Expired', {exact: true}).click();
    await settle();
    frame(page.locator('table'), {top: 60});
  },

  async revoke({open, press, see, mark, frame, page}) {
    await open('/settings/tokens');
    await press('Revoke');
    await see('Yes');
    await mark('Yes');
    frame(page.locator('.ant-modal-content'), 0);
  },
});
