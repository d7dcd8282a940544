import {scenesOf} from '../scene';
import {testConnection} from '../scenes-common/connection-test';
import {fillForm, frameDialog, newSource} from '../scenes-common/source-form';
import {openReport, saveAndRun, schedule} from '../scenes-common/source-run';
import {addBelowConfig, frameRecipe} from '../scenes-common/source-sections';
import type {Screen} from '../screen';

const ACCOUNT = {
  'Account ID': 'acme-eu1',
  Warehouse: 'METADATA_WH',
  Username: 'DATAHUB_READER',
  Role: 'METADATA_READER',
};

async function fillIn(screen: Screen) {
  await newSource(screen, 'Snowflake', 1040);
  await fillForm(screen, {...ACCOUNT, Password: '${SNOWFLAKE_PASSWORD}'});
}

const yes = {capable: true};
/** What the source reports about a role that can't see the history. */
const noHistory = {
  capable: false,
  failure_reason: 'Current role does not have permissions to snowflake account usage views',
};

export default scenesOf('docs/quick-ingestion-guides/snowflake/configuration.md', {
  async form(screen) {
    const {mark} = screen;
    await fillIn(screen);
    await mark('Form');
    await mark('YAML');
    await mark('Filter');
    await mark('Test Connection');
    await mark('Next');
    frameDialog(screen);
  },

  async 'key-pair'(screen) {
    const {press, mark} = screen;
    await newSource(screen, 'Snowflake', 800);
    await fillForm(screen, ACCOUNT);
    await press('YAML');
    await addBelowConfig(screen, [
      'authentication_type: KEY_PAIR_AUTHENTICATOR',
      "private_key: '${SNOWFLAKE_PRIVATE_KEY}'",
    ]);
    await mark('YAML');
    await frameRecipe(screen);
  },

  async test(screen) {
    const {mark} = screen;
    await fillIn(screen);
    await testConnection(screen, {
      basic_connectivity: yes,
      capability_report: {
        CONTAINERS: yes,
        TAGS: yes,
        SCHEMA_METADATA: yes,
        DESCRIPTIONS: yes,
        DATA_PROFILING: yes,
        CLASSIFICATION: yes,
        LINEAGE_COARSE: noHistory,
        LINEAGE_FINE: noHistory,
        USAGE_STATS: noHistory,
      },
    });
    await mark('Capabilities');
  },

  async run(screen) {
    await fillIn(screen);
    await schedule(screen, {cron: '30 5 * * *', timezone: 'Europe/Berlin'});
    const row = await saveAndRun(screen, 'Snowflake acme-eu1', {seconds: 407});
    await openReport(screen, row);
  },
});
