import {add, dialog, section, table} from '../scenes-common/parts';
import {scenesOf} from '../scene';

const SALES = '/domain/urn:li:domain:sales/Data%20Products';

export default scenesOf('docs/dataproducts.mdx', {
  async list({open, press, mark, frame, page}) {
    await open(SALES);
    await press('Data Products');
    await mark('Data Products');
    await mark('New Data Product');
    frame(
      [
        page.getByText('Add to Assets'),
        page.getByTestId('Data Products-entity-tab-header'),
        page.getByText('Orders 360').first(),
      ],
      {right: 90, left: 48, bottom: 90},
    );
  },

  async create({open, press, fill, page, frame, mark}) {
    await open(SALES);
    await press('New Data Product');
    await fill('Name', 'Orders 360', '.ant-modal-content');
    await dialog(page)
      .locator('[contenteditable=true]')
      .fill('Every order with its customer. Complete by 07:00 Berlin time.');
    await mark('Name');
    await mark('Description');
    await mark('Create');
    frame(dialog(page), 0);
  },

  async add({open, press, settle, mark, frame, page}) {
    await open('/dataProduct/urn:li:dataProduct:orders-360/Assets');
    await press('Add Assets');
    await settle();
    await dialog(page).getByPlaceholder('Search entities...').fill('net_revenue');
    await page.keyboard.press('Enter');
    await settle();
    await dialog(page).getByText('refresh_net_revenue').waitFor();
    await page.waitForTimeout(1000);
    await dialog(page).locator('.ant-checkbox-input').nth(1).check();
    await mark(dialog(page).getByPlaceholder('Search entities...'), 'search');
    await mark(dialog(page).getByText('1 selected'), 'what is selected');
    await mark(dialog(page).getByRole('button', {name: 'Add'}), 'Add');
    frame(dialog(page), 0);
  },

  async set({open, settle, frame, page}) {
    await open(table('net_revenue_daily'));
    await add(page, 'Data Product').click();
    await settle();
    await dialog(page).locator('input').first().fill('Orders');
    await settle();
    await page.locator('.ant-select-item-option').first().click();
    await page.waitForTimeout(400);
    frame(dialog(page), 0);
  },

  async result({open, settle, frame, page}) {
    await open(table('net_revenue_daily'));
    await add(page, 'Data Product').click();
    await settle();
    await dialog(page).locator('input').first().fill('Orders');
    await settle();
    await page.locator('.ant-select-item-option').first().click();
    await dialog(page).getByRole('button').last().click();
    await page.waitForTimeout(4000);
    await settle();
    frame([section(page, 'Domain'), section(page, 'Data Product')]);
  },

  async assets({open, press, mark, frame, page}) {
    await open('/dataProduct/urn:li:dataProduct:orders-360/Assets');
    await press('Assets');
    await mark('Add Assets');
    await mark('Assets');
    frame(
      [
        page.getByText('Add Assets'),
        page.getByTestId('Assets-entity-tab-header'),
        page.getByText('dim_customers').first(),
        page.getByText('Filters').first(),
      ],
      {right: 70, left: 40, bottom: 90},
    );
  },
});
