import {scenesOf} from '../scene';
import {fillForm, frameDialog, newSource} from '../scenes-common/source-form';
import {openReport, saveAndRun, schedule} from '../scenes-common/source-run';
import {addPatterns, frameFilter, openSection} from '../scenes-common/source-sections';
import type {Screen} from '../screen';

async function fillIn(screen: Screen) {
  await newSource(screen, 'Postgres', 960);
  await fillForm(screen, {
    'Host and Port': 'shop-db.acme.example:5432',
    Username: 'datahub_reader',
    Password: '${POSTGRES_PASSWORD}',
    Database: 'shop',
  });
}

export default scenesOf('docs/quick-ingestion-guides/postgres/configuration.md', {
  async form(screen) {
    const {mark} = screen;
    await fillIn(screen);
    await mark('YAML');
    await mark('Filter');
    await mark('Next');
    frameDialog(screen);
  },

  async filter(screen) {
    const {size, mark} = screen;
    await fillIn(screen);
    const filter = await openSection(screen, 'Filter');
    await addPatterns(screen, filter, {
      Schemas: {allow: '^public$'},
      Tables: {deny: '.*\\.tmp_.*'},
    });
    await size(1100, 1400);
    await mark('Schemas');
    await mark('Tables');
    frameFilter(screen, filter, 'Tables');
  },

  async run(screen) {
    await fillIn(screen);
    await schedule(screen, {cron: '0 5 * * *', timezone: 'Europe/Berlin'});
    const row = await saveAndRun(screen, 'Postgres shop', {seconds: 63});
    await openReport(screen, row);
  },
});
