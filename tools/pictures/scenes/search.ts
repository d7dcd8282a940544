import {dialog, foldSidebar, pointAt, table, tabs} from '../scenes-common/parts';
import {scenesOf} from '../scene';
import type {Screen} from '../screen';

/** Assets of the domain Sales in Snowflake. */
const FILTERED =
  '/search?filter_platform=urn%3Ali%3AdataPlatform%3Asnowflake&filter_domains=urn%3Ali%3Adomain%3Asales&query=%2A';

/** Collapses the menu on the left, which leaves more space for results. */
async function foldMenu({page}: Screen) {
  await page.mouse.click(238, 36);
  await page.waitForTimeout(600);
}

const row = ({page}: Screen) => page.getByTestId('search-filters-v2');

async function saveView({page, press}: Screen) {
  await press('Save as a View');
  await page.getByTestId('view-name-input').fill('Sales warehouse');
  await page.getByTestId('view-description-input').fill('Snowflake tables in the Sales domain.');
}

export default scenesOf('docs/how/search.mdx', {
  async suggestions({open, page, settle, frame}) {
    await open('/');
    await page.getByTestId('search-input').first().fill('orders');
    await page.waitForTimeout(1500);
    await settle();
    const list = page.locator('.ant-select-dropdown').filter({visible: true}).first();
    await list.getByText('Filter by').waitFor();
    const names = list.locator('.ant-select-item-option').filter({hasText: 'table'});
    // The line above has a key symbol that not every machine has a font for.
    frame([list.getByText('Filter by'), names.last()], {top: 12, left: 0, right: 0, bottom: 4});
  },

  async filters(screen) {
    const {open, see, mark, page} = screen;
    await open('/search?query=orders');
    await foldMenu(screen);
    // Expands the tree of platforms.
    await page.mouse.click(100, 231);
    await see('Type');
    await see('Owner');
    await see('Glossary Term');
    await mark('Platform');
    await mark('More');
    await mark('Navigate');
  },

  async values(screen) {
    const {open, page, press, frame, mark} = screen;
    await open('/search?query=orders');
    await press('Platform');
    const list = page.getByTestId('filter-dropdown');
    await page.getByTestId('filter-option-Snowflake').click();
    await page.getByTestId('filter-option-Kafka').click();
    await mark(list.getByText('4').first(), 'the number of results');
    await mark(page.getByTestId('update-filters'), 'Update');
    frame([page.getByTestId('filter-dropdown-Type'), list], 12);
  },

  async operator(screen) {
    const {open, page, mark, frame, see} = screen;
    await open(FILTERED);
    await page.getByText('equals').nth(1).click();
    await page.waitForTimeout(600);
    await mark('Add filter');
    await mark('all filters');
    await see('does not exist');
    frame(
      [row(screen), page.getByText('Save as a View'), page.getByText('does not exist').last()],
      {bottom: 8},
    );
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
    const {open, page, frame, settle, size} = screen;
    await size(980, 800);
    await open(FILTERED);
    await saveView(screen);
    await page.getByTestId('view-builder-save').click();
    await settle();
    await page.getByTestId('views-icon').click();
    await page.waitForTimeout(1200);
    await page.mouse.move(640, 500);
    const left = page.getByText('Create a View');
    frame([left, page.getByText('Manage all'), page.getByTestId('views-icon')], {
      left: 90,
      bottom: 36,
      right: 16,
    });
  },

  async 'my-views'({open, press, page, frame, mark}) {
    await open('/');
    await press('Settings');
    await press('My Views');
    const menu = page.getByTestId('views-table-dropdown').first();
    await pointAt(menu);
    await mark('Make my default');
    frame([page.getByText('Manage Views'), menu, page.getByText('Delete').last()], {
      right: 60,
      bottom: 32,
    });
  },

  async download({open, page, frame, mark}) {
    await open(FILTERED);
    await page.getByTestId('download-csv-button').click();
    await page.waitForTimeout(600);
    await dialog(page).locator('input').fill('sales-warehouse.csv');
    await page.getByText('Download as...').click();
    await mark('Download');
    frame(dialog(page), 0);
  },

  async edit(screen) {
    const {open, page, frame, mark} = screen;
    await open('/search?query=orders');
    await foldMenu(screen);
    await foldSidebar(page, 231);
    await page.getByTestId('search-results-edit-button').click();
    const boxes = page.locator('.ant-checkbox-input');
    await boxes.nth(1).check();
    await boxes.nth(2).check();
    await page.getByText('Deprecation', {exact: true}).last().click();
    await page.waitForTimeout(600);
    await mark(page.getByTestId('search-results-edit-button'), 'Edit...');
    frame([row(screen), page.getByText('2 selected'), boxes.nth(2)], {bottom: 60});
  },

  async 'column-tag'(screen) {
    const {open, page, press, frame, mark} = screen;
    await open('/search?query=%2A&filter_tags=urn%3Ali%3Atag%3Apii');
    await press('Add filter');
    const last = page.getByText('Column Term', {exact: true});
    await last.scrollIntoViewIfNeeded();
    await mark('Column Tag');
    await mark('Column Term');
    frame([row(screen), last], {bottom: 8});
  },

  async columns({open, page, frame}) {
    await open(table('dim_customers', '/Columns'));
    await foldSidebar(page);
    const search = page.getByPlaceholder('Search', {exact: true}).last();
    await search.fill('PII');
    await page.waitForTimeout(1000);
    await search.blur();
    frame([tabs(page), search, page.getByText('Email Address').last()], {bottom: 24});
  },
});
