import {scenesOf} from '../scene';

export default scenesOf('docs/features/feature-guides/properties/create-a-property.mdx', {
  async list({open, press, see, mark}) {
    await open('/');
    await press('Govern');
    await press('Structured Properties');
    await see('Create');
    await mark('Create');
  },

  async create({open, press, fill, see, mark, frame, page, settle}) {
    await open('/structured-properties');
    await press('Create');
    await fill('Name', 'Retention period in days', '.ant-drawer');
    await fill('Description', 'How long rows are kept before they are deleted.', '.ant-drawer');
    await page.getByTestId('structured-props-select-input-type').click();
    await page.getByText('Number', {exact: true}).last().click();
    await page.getByTestId('structured-props-select-input-applies-to').click();
    await settle();
    await page.getByText('Dataset', {exact: true}).last().click();
    await page.getByText('Column', {exact: true}).last().click();
    await page.getByText('Create Structured Property').click();
    await see('Allowed Values');
    await see('Display Preferences');
    // The labels end in the star of a required field.
    await mark(page.getByText(/^Property Type/), 'Property Type');
    await mark('Allowed Values');
    await mark(page.getByText(/^Applies to/), 'Applies to');
    await mark('Display Preferences');
    frame(page.locator('.ant-drawer-content'), 0);
  },
});
