import type {Page} from '@playwright/test';
import {dialog, option, table, tabs, unfold} from '../scenes-common/parts';
import {scenesOf} from '../scene';
import type {Screen} from '../screen';

/** Opens the form for a new property, and fills in what the first steps describe. */
async function newProperty({open, press, fill, settle, page}: Screen) {
  await open('/structured-properties');
  await press('Create');
  await fill('Name', 'Retention period in days', '.ant-drawer');
  await fill('Description', 'How long rows are kept before they are deleted.', '.ant-drawer');
  await page.getByTestId('structured-props-select-input-type').click();
  await page.getByText('Number', {exact: true}).last().click();
  await settle();
}

async function appliesTo({settle, page}: Screen) {
  await page.getByTestId('structured-props-select-input-applies-to').click();
  await settle();
  await page.getByText('Dataset', {exact: true}).last().click();
  await page.getByText('Column', {exact: true}).last().click();
  await page.getByText('Create Structured Property').click();
}

/** Opens the list of properties that a table can have. */
async function retention({open, press, settle, page}: Screen) {
  await open(table('net_revenue_daily', '/Properties'));
  await press('Properties', tabs(page));
  await page.getByTestId('add-structured-prop-button').first().click();
  await settle();
}

const chooseRetention = async (page: Page) =>
  page.locator('.ant-dropdown').getByText('Retention period in days').click();

export default scenesOf('docs/features/feature-guides/properties/create-a-property.mdx', {
  async list({open, press, see, mark}) {
    await open('/');
    await press('Govern');
    await press('Structured Properties');
    await see('Create');
    await mark('Create');
  },

  async values(screen) {
    const {mark, page, settle, frame} = screen;
    await newProperty(screen);
    await page
      .getByText('Allowed Values', {exact: true})
      .locator('xpath=following::*[name()="svg"][1]')
      .click();
    await settle();
    const drawer = page.locator('.ant-drawer-content').last();
    const rows: readonly [string, string][] = [
      ['30', 'Logs and events'],
      ['365', 'Default for everything else'],
    ];
    for (const [i, [value, description]] of rows.entries()) {
      const fields = drawer.getByPlaceholder('Provide a value');
      if ((await fields.count()) <= i) await drawer.getByRole('button', {name: 'Add'}).click();
      await fields.nth(i).fill(value);
      await drawer.getByPlaceholder('Provide a description').nth(i).fill(description);
    }
    await mark('Update Allowed Values');
    frame(drawer, 0);
  },

  async create(screen) {
    const {see, mark, frame, page} = screen;
    await newProperty(screen);
    await appliesTo(screen);
    await see('Allowed Values');
    await see('Display Preferences');
    // The labels end in the star of a required field.
    await mark(page.getByText(/^Property Type/), 'Property Type');
    await mark('Allowed Values');
    await mark(page.getByText(/^Applies to/), 'Applies to');
    await mark('Display Preferences');
    frame(page.locator('.ant-drawer-content'), 0);
  },

  async advanced(screen) {
    const {press, mark, page, frame, settle} = screen;
    await newProperty(screen);
    await appliesTo(screen);
    await press('Advanced Options');
    await page.getByPlaceholder('Optional - Qualified Name').fill('io.acme.privacy.retentionDays');
    await mark('Qualified Name');
    const drawer = page.locator('.ant-drawer-content').last();
    await settle();
    // Until the section is open, there is nothing to scroll to.
    await page.waitForTimeout(1000);
    await drawer.locator('.ant-drawer-body').evaluate((body) => body.scrollTo(0, 10_000));
    await page.waitForTimeout(500);
    frame([page.getByText('Advanced Options'), drawer.locator('.ant-drawer-footer')], {
      left: 0,
      bottom: 0,
      right: 0,
    });
  },

  async choose(screen) {
    const {mark, frame, page} = screen;
    await retention(screen);
    await mark(page.getByTestId('add-structured-prop-button'), '+');
    await mark(page.locator('.ant-dropdown').getByText('Retention period in days'), 'the property');
    frame([
      tabs(page),
      page.getByTestId('add-structured-prop-button'),
      page.locator('.ant-dropdown').last(),
    ]);
  },

  async value(screen) {
    const {mark, settle, frame, page} = screen;
    await retention(screen);
    await chooseRetention(page);
    await settle();
    await option(page, '365').click();
    await mark('Add');
    frame(dialog(page), 0);
  },

  async result(screen) {
    const {press, settle, frame, page} = screen;
    await retention(screen);
    await chooseRetention(page);
    await settle();
    await option(page, '365').click();
    await press('Add', dialog(page));
    await page.waitForTimeout(4000);
    await settle();
    await unfold(page);
    frame([tabs(page), page.locator('.ant-table-tbody tr').last()]);
  },

  async column({open, mark, settle, frame, page, size}) {
    await size(1600, 600);
    await open(table('dim_customers', '/Columns'));
    await page.getByText('email', {exact: true}).first().click();
    await settle();
    const icon = page.getByTestId('Properties-field-drawer-tab-header');
    await icon.click();
    await settle();
    await unfold(page);
    await mark(icon, 'Properties');
    frame(page.locator('.ant-drawer-content').last(), 0);
  },

  async filter({open, mark, settle, frame, page}) {
    await open('/search?query=*');
    const more = page.getByTestId('more-filters-dropdown');
    await more.click();
    await settle();
    const property = page.locator('.ant-dropdown').getByText('Retention period in days');
    await mark(property, 'the property');
    frame(
      [
        page.getByTestId('filter-dropdown-Type'),
        more,
        page.locator('.ant-dropdown').getByText('Classification'),
      ],
      {
        left: 12,
        right: 140,
        bottom: 24,
      },
    );
  },
});
