import {scenesOf} from '../scene';
import {assetsOn} from '../scenes-common/assets';
import {codeOf} from '../scenes-common/page-code';
import {
  choose,
  dialogOf,
  fillForm,
  frameDialog,
  newSource,
  writeRecipe,
} from '../scenes-common/source-form';
import {openReport, saveAndRun, schedule} from '../scenes-common/source-run';
import {openSection} from '../scenes-common/source-sections';
import type {Screen} from '../screen';

const FILE = 'docs/quick-ingestion-guides/dbt/configuration.md';

async function fillIn(screen: Screen) {
  await newSource(screen, 'dbt Cloud', 1100);
  await fillForm(screen, {
    'Account ID': '107000',
    'Project ID': '175000',
    'Job ID': '148000',
    'API Token': '${DBT_CLOUD_TOKEN}',
  });
  await choose(screen, 'Data Platform (Connection Type)', 'Snowflake');
}

export default scenesOf(FILE, {
  async form(screen) {
    const {mark} = screen;
    await fillIn(screen);
    await mark('YAML');
    await mark('Filter');
    await mark(dialogOf(screen).getByText('Settings', {exact: true}), 'Settings');
    frameDialog(screen);
  },

  async settings(screen) {
    const {size, frame, mark} = screen;
    await fillIn(screen);
    await size(1000, 1000);
    const settings = await openSection(screen, 'Settings');
    await mark('Include Sources');
    await mark('Include Seeds');
    await mark('Extract Owners');
    frame(settings, 0);
  },

  async core(screen) {
    const {mark} = screen;
    await newSource(screen, 'Other', 820);
    await writeRecipe(screen, codeOf(FILE, 's3://acme-dbt-artifacts'));
    await mark('Next');
    frameDialog(screen);
  },

  async run(screen) {
    await fillIn(screen);
    await schedule(screen, {cron: '0 6 * * *', timezone: 'Europe/Berlin'});
    const row = await saveAndRun(screen, 'dbt analytics', {
      seconds: 101,
      assets: assetsOn('dbt', {
        containers: {},
        datasets: {
          'analytics.raw.orders': 'Source',
          'analytics.marts.dim_customers': 'Model',
          'analytics.marts.fct_payments': 'Model',
        },
      }),
      counts: {assertion: 6},
    });
    await openReport(screen, row);
  },
});
