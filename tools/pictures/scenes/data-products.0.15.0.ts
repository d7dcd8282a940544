import {oldHeader, oldSection} from '../scenes-common/old-layout';
import {dialog, table, tabs} from '../scenes-common/parts';
import {closeList} from '../scenes-common/source-form';
import {scenesOf} from '../scene';
import type {Screen} from '../screen';
import next from './data-products';

const PRODUCT = '/dataProduct/urn:li:dataProduct:orders-360/Assets';

/** Chooses Orders 360 in the form that the sidebar of net_revenue_daily opens. */
async function choose({open, press, settle, size, page}: Screen): Promise<void> {
  await size(1280, 1200);
  await open(table('net_revenue_daily'));
  await press('Set Data Product');
  await dialog(page).locator('input').first().fill('Orders');
  await settle();
  await page.locator('.ant-select-item-option').first().click();
  await closeList({page});
}

export default scenesOf(next.page, {
  ...next.scenes,

  async list({open, press, mark, frame, page}) {
    await open('/domain/urn:li:domain:sales/Data%20Products');
    await press('Data Products', tabs(page));
    await mark('Data Products');
    await mark('New Data Product');
    frame([oldHeader(page), page.getByText('Every order with its customer').first()], {
      bottom: 90,
    });
  },

  async add({open, press, settle, mark, frame, page}) {
    await open(PRODUCT);
    await press('Add assets');
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

  async set(screen) {
    const {frame, page} = screen;
    await choose(screen);
    frame(dialog(page), 0);
  },

  async result(screen) {
    const {frame, settle, page} = screen;
    await choose(screen);
    await dialog(page).getByRole('button', {name: 'Add'}).click();
    await page.waitForTimeout(5000);
    await settle();
    frame([oldSection(page, 'Domain'), oldSection(page, 'Data Product')]);
  },

  async assets({open, press, mark, frame, page, size}) {
    await size(1280, 900);
    await open(PRODUCT);
    await press('Assets', tabs(page));
    await mark('Add assets');
    await mark('Assets');
    frame([oldHeader(page), page.getByText('dim_customers').first()], {bottom: 120});
  },
});
