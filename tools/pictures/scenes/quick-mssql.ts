import {scenesOf} from '../scene';
import {assetsOn, jobsOn} from '../scenes-common/assets';
import {fillForm, frameDialog, newSource} from '../scenes-common/source-form';
import {openReport, saveAndRun, schedule} from '../scenes-common/source-run';
import {addBelowConfig, frameRecipe, showPatterns} from '../scenes-common/source-sections';
import type {Screen} from '../screen';

const LINES = ['include_jobs: false', 'convert_urns_to_lowercase: true'];

async function fillIn(screen: Screen, height = 960) {
  await newSource(screen, 'Microsoft SQL Server', height);
  await fillForm(screen, {
    'Host and Port': 'sql.acme.example:1433',
    Username: 'datahub_reader',
    Password: '${MSSQL_PASSWORD}',
    Database: 'Sales',
  });
}

export default scenesOf('docs/quick-ingestion-guides/mssql/configuration.md', {
  async form(screen) {
    const {mark} = screen;
    await fillIn(screen);
    await mark('YAML');
    await mark('Filter');
    frameDialog(screen);
  },

  async yaml(screen) {
    const {press, mark} = screen;
    await fillIn(screen, 860);
    await press('YAML');
    await addBelowConfig(screen, LINES);
    await mark('YAML');
    await mark('Form');
    await frameRecipe(screen);
  },

  async filter(screen) {
    await fillIn(screen);
    await showPatterns(screen, {
      Schemas: {allow: '^dbo$'},
      Tables: {deny: '.*\\.tmp_.*'},
    });
  },

  async run(screen) {
    const {press} = screen;
    await fillIn(screen);
    await press('YAML');
    await addBelowConfig(screen, LINES);
    await schedule(screen);
    const row = await saveAndRun(screen, 'SQL Server Sales', {
      seconds: 52,
      assets: [
        ...assetsOn('mssql', {
          containers: {sales: 'Database', 'sales.dbo': 'Schema'},
          datasets: {'sales.dbo.orders': 'Table', 'sales.dbo.customers': 'Table'},
        }),
        ...jobsOn('mssql', 'Sales.dbo.stored_procedures', ['load_orders']),
      ],
    });
    await openReport(screen, row);
  },
});
