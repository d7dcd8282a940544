import {scenesOf} from '../scene';
import {openSettings} from '../scenes-common/settings';
import {choose, closeList, dialogOf, selectorOf} from '../scenes-common/source-form';
import type {Screen} from '../screen';

/** Fills in the first step of the editor, for the example of the page. */
async function newPolicy(screen: Screen): Promise<void> {
  const {open, size, press, see, fill} = screen;
  await size(1280, 1000);
  await open('/settings/permissions/policies');
  await press('Create new policy');
  await see('Choose Policy Type');
  await fill('Name', 'Sales: edit descriptions');
  await fill('Description', 'Lets sales-analytics document Sales datasets.');
}

/** Chooses privileges. In the older editor, a search doesn't find them by their names, so this scrolls the list. */
async function choosePrivileges({see, page, settle}: Screen, names: readonly string[]) {
  await selectorOf(await see('Privileges')).click();
  const list = page.locator('.ant-select-dropdown').filter({visible: true});
  await list.hover();
  for (const name of names) {
    const entry = list.locator('.ant-select-item-option').getByText(name, {exact: true});
    await page.mouse.wheel(0, -10_000);
    for (let i = 0; i < 80 && !(await entry.isVisible()); i++) {
      await page.mouse.wheel(0, 200);
      await page.waitForTimeout(100);
    }
    await entry.click();
  }
  await settle();
}

/** Fills in the second step, with the resources and the privileges of the example. */
async function withPrivileges(screen: Screen): Promise<void> {
  const {press, see, page} = screen;
  await newPolicy(screen);
  await press('Next');
  await choose(screen, 'Resource Type', 'Datasets');
  await closeList(screen);
  const domains = (await see('Select Domains')).locator('xpath=following::input[1]');
  await domains.click();
  await page.locator('.PolicyBuilderModal').getByText('Sales', {exact: true}).last().click();
  await closeList(screen);
  await choosePrivileges(screen, [
    'Edit Description',
    'Edit Dataset Column Descriptions',
    'Edit Links',
  ]);
  await closeList(screen);
}

/** Searches in the list of policies. */
async function search({page, settle}: Screen, query: string): Promise<void> {
  await page.getByPlaceholder('Search policies...').fill(query);
  await page.waitForTimeout(1000);
  await settle();
}

export default scenesOf('docs/authorization/access-policies-guide.mdx', {
  async list(screen) {
    const {size, press, see, mark} = screen;
    await size(1280, 960);
    await openSettings(screen);
    await press('Permissions');
    await press('Policies');
    await see('EDIT');
    await see('DEACTIVATE');
    await mark('Permissions');
    await mark('Policies');
    await mark('Create new policy');
  },

  async type(screen) {
    const {see, mark, frame} = screen;
    await newPolicy(screen);
    // The table behind the window has these labels, too.
    await mark(await see('Name', dialogOf(screen)), 'Name');
    await mark(await see('Type', dialogOf(screen)), 'Type');
    await mark('Next');
    frame(dialogOf(screen), 0);
  },

  async privileges(screen) {
    const {mark, see, frame} = screen;
    await withPrivileges(screen);
    await see('Select Tags');
    await mark('Resource Type');
    await mark('Select Domains');
    await mark('Privileges');
    await mark('Next');
    frame(dialogOf(screen), 0);
  },

  async actors(screen) {
    const {press, see, mark, frame} = screen;
    await withPrivileges(screen);
    await press('Next');
    await see('Assign Users & Groups');
    await choose(screen, 'Groups', 'sales-analytics');
    await closeList(screen);
    await mark('Owners');
    await mark('Users');
    await mark('Groups');
    await mark('Save');
    frame(dialogOf(screen), 0);
  },

  async saved(screen) {
    const {open, size, press, fill, see, page, mark, frame} = screen;
    await size(1280, 1000);
    await open('/settings/permissions/policies');
    await press('Create new policy');
    await fill('Name', 'Chloe manages the glossary');
    await choose(screen, 'Type', 'Platform');
    await fill('Description', 'Chloe Lin is the governance lead.');
    await press('Next');
    await choosePrivileges(screen, ['Manage Glossaries']);
    await closeList(screen);
    await press('Next');
    await choose(screen, 'Users', 'Chloe Lin');
    await closeList(screen);
    await press('Save');
    await page.locator('.ant-message-notice').first().waitFor({state: 'hidden'});
    await search(screen, 'Chloe');
    await see('DEACTIVATE');
    await mark('EDIT');
    await mark('DEACTIVATE');
    frame([page.getByPlaceholder('Search policies...'), page.locator('table')], 16);
  },
});
