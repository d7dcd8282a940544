import {scenesOf} from '../scene';
import {fillForm, frameDialog, newSource} from '../scenes-common/source-form';
import {openReport, saveAndRun, schedule} from '../scenes-common/source-run';
import {showPatterns} from '../scenes-common/source-sections';
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
    await fillIn(screen);
    await showPatterns(screen, {
      Schemas: {allow: '^public$'},
      Tables: {deny: '.*\\.tmp_.*'},
    });
  },

  async run(screen) {
    await fillIn(screen);
    await schedule(screen, {cron: '0 5 * * *', timezone: 'Europe/Berlin'});
    const row = await saveAndRun(screen, 'Postgres shop', {seconds: 63});
    await openReport(screen, row);
  },
});
