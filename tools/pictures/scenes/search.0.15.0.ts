import {dialog, pointAt} from '../scenes-common/parts';
import {scenesOf} from '../scene';
import type {Screen} from '../screen';

/** Assets of the domain Sales in Snowflake. */
const FILTERED =
  '/search?filter_platform=urn%3Ali%3AdataPlatform%3Asnowflake&filter_domains=urn%3Ali%3Adomain%3Asales&query=%2A';

const row = ({page}: Screen) => page.getByTestId('search-filters-v2');

async function saveView({page, press}: Screen) {
  await press('Save as a View');
  await page.getByTestId('view-name-input').fill('Sales warehouse');
  await page.getByTestId('view-description-input').fill('Snowflake tables in the Sales domain.');
}

/** Opens the three-dot menu above the results. */
async function openMenu({page}: Screen) {
  await page.getByTestId('three-dot-menu').click();
  await page.waitForTimeout(600);
}

export default scenesOf('docs/how/search.mdx', {
  async filters({open, mark, size}) {
    await size(1280, 760);
    await open('/search?query=orders');
    await mark('Platform');
    await mark('More Filters');
    await mark('Navigate');
  },

  async values({open, press, page, mark, frame}) {
    await open('/search?query=orders');
    await press('Platform');
    await page.getByTestId('filter-option-Snowflake').click();
    await page.getByTestId('filter-option-Kafka').click();
    // The list may have scrolled to what was clicked.
    await page
      .getByTestId('filter-dropdown')
      .locator('*')
      .evaluateAll((all) => all.forEach((one) => one.scrollTo(0, 0)));
    await mark(page.getByTestId('update-filters'), 'Update');
    frame([page.getByTestId('filter-dropdown-Platform'), page.getByTestId('filter-dropdown')], 12);
  },

  async advanced(screen) {
    const {open, press, page, frame, mark} = screen;
    await open(FILTERED);
    await press('Advanced Filters');
    await page.waitForTimeout(600);
    await mark(page.getByText('Add Filter').first(), 'Add Filter');
    frame(row(screen), 0);
  },

  async view(screen) {
    const {open, page, frame, mark, size} = screen;
    await size(1280, 1000);
    await open(FILTERED);
    await saveView(screen);
    await dialog(page).getByText('Create new View').click();
    await mark('Name');
    await mark(dialog(page).getByText('Type', {exact: true}), 'Type');
    await mark(page.getByTestId('view-builder-save'), 'Save');
    frame(dialog(page), 0);
  },

  async views(screen) {
    const {open, page, frame, settle} = screen;
    await open(FILTERED);
    await saveView(screen);
    await page.getByTestId('view-builder-save').click();
    await settle();
    await page.waitForTimeout(4000);
    await page.getByTestId('view-select').click();
    await page.waitForTimeout(800);
    frame([page.getByTestId('view-select'), page.getByText('Manage Views')], {
      left: 40,
      right: 60,
      bottom: 12,
    });
  },

  async 'my-views'({open, press, page, frame, mark, size}) {
    await size(1100, 640);
    await open('/settings/views');
    await press('My Views');
    const menu = page.getByTestId('views-table-dropdown').first();
    await pointAt(menu);
    await mark('Make my default');
    frame([page.getByText('Manage Views'), menu, page.getByText('Delete').last()], {
      right: 60,
      bottom: 32,
    });
  },

  async download(screen) {
    const {open, page, frame, press, mark} = screen;
    await open(FILTERED);
    await openMenu(screen);
    await press('Download');
    await page.waitForTimeout(600);
    await dialog(page).locator('input').fill('sales-warehouse.csv');
    await dialog(page).locator('.ant-modal-title').click();
    await mark(dialog(page).getByRole('button', {name: 'Download'}), 'Download');
    frame(dialog(page), 0);
  },

  async edit(screen) {
    const {open, page, frame} = screen;
    await open('/search?query=orders');
    await openMenu(screen);
    await page.getByText('Edit...').click();
    const boxes = page.locator('.ant-checkbox-input');
    await boxes.nth(1).check();
    await boxes.nth(2).check();
    await page.getByText('Deprecation', {exact: true}).last().click();
    await page.waitForTimeout(600);
    frame([page.getByText('2 selected'), page.getByText('Done', {exact: true}), boxes.nth(1)], {
      right: 90,
      bottom: 60,
      left: 40,
    });
  },
});
