import {scenesOf} from '../scene';
import {openSettings} from '../scenes-common/settings';
import {showPublicAddress} from '../scenes-common/address';
import {dialogOf} from '../scenes-common/source-form';

export default scenesOf('docs/authentication/guides/add-users.md', {
  async list(screen) {
    const {press, see, mark} = screen;
    await openSettings(screen);
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

  async signUp({open, page, signOut, size, frame}) {
    await size(900, 900);
    await signOut();
    await open('/signup?invite_token=mzqvkeytbnwhsdxgrlfcjupaoitnekvb');
    await page.getByTestId('email').fill('frida@acme.example');
    await page.getByTestId('name').fill('Frida Holm');
    await page.getByTestId('password').fill('a long password');
    await page.getByTestId('confirmPassword').fill('a long password');
    await page.locator('.ant-select-selector').click();
    await page
      .locator('.ant-select-dropdown')
      .getByText('Data Analyst', {exact: true})
      .last()
      .click();
    frame(page.locator('form'), 40);
  },

  async signIn({open, page, signOut, size, frame}) {
    await size(900, 800);
    await signOut();
    await open('/login');
    await page.getByTestId('username').fill('ben@acme.example');
    await page.getByTestId('password').fill('a long password');
    await page.getByTestId('password').blur();
    frame(page.locator('form').locator('xpath=../..'), 20);
  },

  async role({open, page, frame, see, mark}) {
    await open('/settings/identities/users');
    const row = page.locator('.ant-list-item').filter({hasText: 'Ben Okafor'});
    await row.locator('.ant-select').click();
    await page
      .locator('.ant-select-dropdown')
      .filter({visible: true})
      .getByText('Editor', {exact: true})
      .last()
      .click();
    await see('OK');
    await page.waitForTimeout(500);
    await mark('OK');
    frame([row, page.locator('.ant-popover').filter({visible: true})], 12);
  },

  async menu(screen) {
    const {open, page, see, mark, frame} = screen;
    await open('/settings/identities/users');
    const row = page.locator('.ant-list-item').filter({hasText: 'Ben Okafor'});
    await row.getByTestId(/^userItem-/).click();
    await see('Reset user password');
    await mark('Reset user password');
    await mark('Delete');
    frame([row, page.locator('.ant-dropdown').filter({visible: true})], 12);
  },

  async reset(screen) {
    const {open, page, press, frame, mark} = screen;
    await open('/settings/identities/users');
    const row = page.locator('.ant-list-item').filter({hasText: 'Ben Okafor'});
    await row.getByTestId(/^userItem-/).click();
    await press('Reset user password');
    await page.getByTestId('refreshButton').click();
    await page.locator('.ant-message-notice').first().waitFor({state: 'hidden'});
    await showPublicAddress(screen);
    await mark(page.getByTestId('refreshButton'), 'Generate a new link');
    await mark(dialogOf(screen).getByRole('button', {name: 'Copy'}), 'Copy the link');
    frame(dialogOf(screen), 0);
  },

  async newPassword({open, page, signOut, size, frame}) {
    await size(900, 800);
    await signOut();
    await open('/reset?reset_token=hwtaqjnxvzkgdyrobmclfesupihwtaqj');
    await page.getByTestId('email').fill('ben@acme.example');
    await page.getByTestId('password').fill('a long password');
    await page.getByTestId('confirmPassword').fill('a long password');
    await page.getByTestId('confirmPassword').blur();
    frame(page.locator('form'), 40);
  },

  async remove({open, page, press, frame}) {
    await open('/settings/identities/users');
    const row = page.locator('.ant-list-item').filter({hasText: 'Ben Okafor'});
    await row.getByTestId(/^userItem-/).click();
    await press('Delete');
    frame(page.locator('.ant-modal-content').filter({visible: true}), 0);
  },
});
