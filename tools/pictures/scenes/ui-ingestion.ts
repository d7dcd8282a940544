import {scenesOf} from '../scene';
import {codeOf} from '../scenes-common/page-code';
import {choose, dialogOf, frameDialog, newSource, writeRecipe} from '../scenes-common/source-form';
import {frameRecipe} from '../scenes-common/source-sections';
import type {Screen} from '../screen';

/** How much of a log is needed to show how it ended. */
const END_OF_LOG = 213;

const FILE = 'docs/ui-ingestion.mdx';

/** Fills in the connection, except for the password. */
async function fillConnection({page}: Screen) {
  for (const [field, value] of [
    ['Host and Port', 'shop-db.acme.example:5432'],
    ['Username', 'datahub_reader'],
    ['Database', 'shop'],
  ] as const) {
    await page.getByLabel(field, {exact: true}).fill(value);
  }
}

export default scenesOf(FILE, {
  async list({open, press, see, mark}) {
    await open('/');
    await press('Data Sources');
    await see('RUN');
    await mark('Sources');
    await mark('Secrets');
    await mark('Create new source');
  },

  async secret(screen) {
    const {open, press, fill, mark} = screen;
    await open('/ingestion');
    await press('Secrets');
    await press('Create new secret');
    const dialog = dialogOf(screen);
    await fill('Name', 'METABASE_API_KEY', dialog);
    await fill('Value', 'mb_kT4v9QxRe2', dialog);
    await fill('Description', 'Metabase API key for DataHub.', dialog);
    await mark('Create');
    frameDialog(screen);
  },

  async secrets(screen) {
    const {size, open, press, fill, frame, page} = screen;
    await size(1040, 800);
    await open('/ingestion');
    await press('Secrets');
    await press('Create new secret');
    const dialog = dialogOf(screen);
    await fill('Name', 'METABASE_API_KEY', dialog);
    await fill('Value', 'mb_kT4v9QxRe2', dialog);
    await fill('Description', 'Metabase API key for DataHub.', dialog);
    await press('Create', dialog);
    await page.clock.fastForward(4000);
    frame([page.locator('thead'), page.locator('.ant-table-row').nth(3)], 0);
  },

  async choose(screen) {
    const {size, open, press, see, fill} = screen;
    await size(1280, 760);
    await open('/ingestion');
    await press('Create new source');
    await see('Connect Data Source');
    await fill('Search data sources...', 'po');
    frameDialog(screen);
  },

  async form(screen) {
    const {see, mark, page} = screen;
    await newSource(screen, 'Postgres', 1060);
    await see('Configure Connection');
    await fillConnection(screen);
    await page.getByLabel('Password', {exact: true}).click();
    await mark('Form');
    await mark('YAML');
    await mark('Create Secret');
    frameDialog(screen);
  },

  async yaml(screen) {
    const {press, mark, page} = screen;
    await newSource(screen, 'Postgres', 1000);
    await fillConnection(screen);
    await page.getByLabel('Password', {exact: true}).click();
    await page.locator('.ant-select-item-option').filter({hasText: 'POSTGRES_PASSWORD'}).click();
    await press('YAML');
    await mark('YAML');
    await frameRecipe(screen);
  },

  async schedule(screen) {
    const {press, mark, see, page} = screen;
    await newSource(screen, 'Postgres', 800);
    await press('YAML');
    await writeRecipe(screen, codeOf(FILE, 'shop-db.acme.example'));
    await page.getByTestId('recipe-builder-next-button').click();
    await see('Sync Schedule');
    await see('Show Advanced');
    await page.getByRole('checkbox').last().check();
    await page.getByPlaceholder('0 0 * * *').fill('0 5 * * *');
    await choose(screen, 'Timezone', 'Europe/Berlin');
    await mark(page.getByRole('switch'), 'Run on a schedule');
    await mark('Show Advanced');
    await mark('Timezone');
    frameDialog(screen);
  },

  async finish(screen) {
    const {press, fill, mark, see, page} = screen;
    await newSource(screen, 'Postgres', 800);
    await press('YAML');
    await writeRecipe(screen, codeOf(FILE, 'shop-db.acme.example'));
    await page.getByTestId('recipe-builder-next-button').click();
    await page.getByTestId('ingestion-schedule-next-button').click();
    await see('Finish up');
    await fill('Name', 'Shop database');
    await see('Save');
    await see('Advanced');
    await mark('Save & Run');
    frameDialog(screen);
  },

  async advanced(screen) {
    const {press, fill, page} = screen;
    await newSource(screen, 'Postgres', 1300);
    await press('YAML');
    await writeRecipe(screen, codeOf(FILE, 'shop-db.acme.example'));
    await page.getByTestId('recipe-builder-next-button').click();
    await page.getByTestId('ingestion-schedule-next-button').click();
    await fill('Name', 'Shop database');
    await press('Advanced');
    await page.waitForTimeout(800);
    frameDialog(screen);
  },

  async history(screen) {
    const {size, open, mark, frame, page, settle} = screen;
    await size(1400, 800);
    await open('/ingestion');
    await page.locator('.ant-table-row-expand-icon').first().click();
    await settle();
    const runs = page.locator('.ant-table-expanded-row').first();
    await mark('DETAILS');
    await mark('ROLLBACK');
    frame([runs.locator('th').nth(1), runs.locator('tbody td').last()], 0);
  },

  async rollback(screen) {
    const {open, press, frame, page, settle} = screen;
    await open('/ingestion');
    await page.locator('.ant-table-row-expand-icon').first().click();
    await settle();
    await press('ROLLBACK');
    frame(page.locator('.ant-modal-content').last(), 0);
  },

  async failed(screen) {
    const {open, size, press, frame, page} = screen;
    await size(1280, 2000);
    await open('/ingestion');
    await press('Failed');
    await press('Show More');
    const log = dialogOf(screen).locator('pre').first();
    const {height = 0} = (await log.boundingBox()) ?? {};
    frame([log, page.getByText('Hide', {exact: true})], {top: END_OF_LOG - height, bottom: 4});
  },

  async run(screen) {
    const {open, size, press, see, mark, page} = screen;
    await size(1280, 1240);
    await open('/ingestion');
    await press('Succeeded With Warnings');
    await page.getByText('Node missing from catalog').click();
    await mark('Status');
    await mark('Ingested Assets');
    await mark('Logs');
    await see('Recipe');
    frameDialog(screen);
  },
});
