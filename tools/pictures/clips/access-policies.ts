import {clipsOf} from '../clip';
import {dialog} from '../scenes-common/parts';

export default clipsOf('docs/authorization/access-policies-guide.mdx', {
  async create({before, open, say, press, fill, see, click, type, later, page}) {
    const option = (text: string) =>
      page
        .locator('.ant-select-dropdown')
        .filter({visible: true})
        .locator('.ant-select-item-option')
        .filter({has: page.getByText(text, {exact: true})})
        .last();
    const choose = async (label: string, text: string) => {
      const field = (await see(label, dialog(page))).locator('xpath=following::input[1]');
      await click(field);
      // A long list contains only the visible entries.
      if (!(await option(text).isVisible())) await type(field, text);
      await click(option(text));
      // Closes the list, which isn't worth a pause.
      await page.keyboard.press('Escape');
    };
    before('urn:li:dataHubPolicy:7c1f6a52-2f0c-4e5c-9d9f-3f1f8f4c5d1e');
    await open('/settings/permissions/policies');
    say('Under **Settings** > **Permissions** > **Policies**, select **Create new policy**.');
    await press('Create new policy');
    say('Fill in **Name** and **Description**, and choose the **Type**.');
    await fill('Name', 'Sales: edit descriptions');
    await fill('Description', 'Lets sales-analytics document Sales datasets.');
    await press('Next');
    say('Choose the resources that the policy is about, here datasets.');
    await choose('Resource Type', 'Datasets');
    say('Choose the **Privileges**.');
    await choose('Privileges', 'Edit Description');
    await press('Next');
    say('Under **Assign Users & Groups**, choose who gets them, and select **Save**.');
    await choose('Groups', 'sales-analytics');
    await press('Save');
    await later();
    say('The policy is in the list, and applies at once.');
    await type(page.getByPlaceholder('Search policies...'), 'descriptions');
    await later(1);
  },
});
