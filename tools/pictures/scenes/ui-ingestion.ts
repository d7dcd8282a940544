import {scenesOf} from '../scene';
import {codeOf} from '../scenes-common/page-code';
import {choose, dialogOf, newSource, writeRecipe} from '../scenes-common/source-form';

const FILE = 'docs/ui-ingestion.mdx';

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
    const {open, press, fill, mark, frame} = screen;
    await open('/ingestion');
    await press('Secrets');
    await press('Create new secret');
    const dialog = dialogOf(screen);
    await fill('Name', 'METABASE_API_KEY', dialog);
    await fill('Value', 'mb_kT4v9QxRe2', dialog);
    await fill('Description', 'API key of DataHub in Metabase.', dialog);
    await mark('Create');
    frame(dialog, 0);
  },

  async form(screen) {
    const {see, mark, frame, page} = screen;
    await newSource(screen, 'Postgres', 1060);
    await see('Connect Data Source');
    await see('Configure Connection');
    for (const [field, value] of [
      ['Host and Port', 'shop-db.acme.example:5432'],
      ['Username', 'datahub_reader'],
      ['Database', 'shop'],
    ] as const) {
      await page.getByLabel(field, {exact: true}).fill(value);
    }
    await page.getByLabel('Password', {exact: true}).click();
    await mark('Form');
    await mark('YAML');
    await mark('Create Secret');
    frame(dialogOf(screen), 0);
  },

  async schedule(screen) {
    const {press, frame, mark, see, page} = screen;
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
    frame(dialogOf(screen), 0);
  },

  async finish(screen) {
    const {press, fill, frame, mark, see, page} = screen;
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
    frame(dialogOf(screen), 0);
  },

  async run(screen) {
    const {open, size, press, see, mark, frame} = screen;
    await size(1280, 1080);
    await open('/ingestion');
    await press('Succeeded With Warnings');
    await mark('Status');
    await mark('Ingested Assets');
    await mark('Logs');
    await see('Recipe');
    frame(dialogOf(screen), 0);
  },
});
