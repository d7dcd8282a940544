import {scenesOf} from '../scene';
import {assetsOn} from '../scenes-common/assets';
import {testConnection} from '../scenes-common/connection-test';
import {dialogOf, fillForm, frameDialog, newSource} from '../scenes-common/source-form';
import {openReport, saveAndRun, schedule} from '../scenes-common/source-run';
import {addBelowConfig, frameRecipe} from '../scenes-common/source-sections';
import type {Screen} from '../screen';

const HIVE = 'include_hive_metastore: false';

async function fillIn(screen: Screen, height = 900) {
  await newSource(screen, 'Databricks', height);
  await fillForm(screen, {
    'Workspace URL': 'https://dbc-a1b2c3d4-e5f6.cloud.databricks.com',
    Token: '${DATABRICKS_TOKEN}',
  });
}

export default scenesOf('docs/quick-ingestion-guides/databricks/configuration.md', {
  async form(screen) {
    const {mark} = screen;
    await fillIn(screen);
    await mark('YAML');
    await mark('Filter');
    await mark('Test Connection');
    frameDialog(screen);
  },

  async hive(screen) {
    const {press, mark} = screen;
    await fillIn(screen, 720);
    await press('YAML');
    await addBelowConfig(screen, [HIVE]);
    await mark('YAML');
    await mark('Form');
    await frameRecipe(screen);
  },

  async test(screen) {
    const {press, mark, page} = screen;
    await fillIn(screen);
    await press('YAML');
    await addBelowConfig(screen, [HIVE]);
    await press('Form');
    await testConnection(screen, {
      basic_connectivity: {capable: true},
      capability_report: {
        USAGE_STATS: {
          capable: false,
          failure_reason:
            'No query history found. Do you have CAN_MANAGE permissions on the specified SQL warehouse?',
        },
      },
    });
    await mark(page.getByText('Basic Connectivity'), 'Basic Connectivity');
    await mark(page.getByText('Usage Stats'), 'Usage Stats');
  },

  async run(screen) {
    const {press, page} = screen;
    await fillIn(screen);
    await press('YAML');
    await addBelowConfig(screen, [HIVE]);
    await schedule(screen);
    const row = await saveAndRun(screen, 'Databricks analytics', {
      seconds: 121,
      assets: assetsOn('databricks', {
        containers: {
          analytics: 'Catalog',
          'analytics.raw': 'Schema',
          'analytics.marts': 'Schema',
        },
        datasets: {
          'analytics.raw.orders': 'Table',
          'analytics.marts.fct_orders': 'Table',
          'analytics.marts.dim_customers': 'Table',
        },
      }),
      warnings: [
        {
          message: 'usage',
          context: [
            'No queries found: are you missing the CAN_MANAGE permission on SQL warehouse ?',
          ],
        },
      ],
    });
    await openReport(screen, row, 'Succeeded With Warnings');
    await dialogOf(screen).locator('.ant-collapse-header').click();
    await page.waitForTimeout(500);
  },
});
