import {scenesOf} from '../scene';
import {assetsOn} from '../scenes-common/assets';
import {showSecret} from '../scenes-common/secrets';
import {fillForm, frameDialog, newSource} from '../scenes-common/source-form';
import {openReport, saveAndRun, schedule} from '../scenes-common/source-run';
import {showPatterns} from '../scenes-common/source-sections';
import type {Screen} from '../screen';

async function fillIn(screen: Screen) {
  await newSource(screen, 'BigQuery', 1100);
  await fillForm(screen, {
    'Project ID': 'acme-web-analytics',
    'Private Key': '${BIGQUERY_PRIVATE_KEY}',
    'Private Key Id': '${BIGQUERY_PRIVATE_KEY_ID}',
    'Client Email': 'datahub-reader@acme-web-analytics.iam.gserviceaccount.com',
    'Client ID': '104857600123456789012',
  });
}

export default scenesOf('docs/quick-ingestion-guides/bigquery/configuration.md', {
  async secret(screen) {
    await showSecret(screen, {
      name: 'BIGQUERY_PRIVATE_KEY_ID',
      value: '3f1d9c0a7b5e4826a91c0d7e5b8f2a6433c19e07',
      description: 'Key ID for datahub-reader in acme-web-analytics.',
    });
  },

  async form(screen) {
    const {mark} = screen;
    await fillIn(screen);
    await mark('Filter');
    await mark('Test Connection');
    await mark('Next');
    frameDialog(screen);
  },

  async filter(screen) {
    await fillIn(screen);
    await showPatterns(screen, {
      Projects: {allow: '^acme-web-analytics$'},
      Datasets: {deny: '.*\\.tmp_.*'},
    });
  },

  async run(screen) {
    await fillIn(screen);
    await schedule(screen);
    const row = await saveAndRun(screen, 'BigQuery web analytics', {
      seconds: 148,
      assets: assetsOn('bigquery', {
        containers: {'acme-web-analytics': 'Project', 'acme-web-analytics.web': 'Dataset'},
        datasets: {
          'acme-web-analytics.web.sessions': 'Table',
          'acme-web-analytics.web.events': 'Sharded Table',
          'acme-web-analytics.web.sessions_daily': 'View',
        },
      }),
    });
    await openReport(screen, row);
  },
});
