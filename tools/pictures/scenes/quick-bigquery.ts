import {scenesOf} from '../scene';
import {dialogOf, fillForm, newSource} from '../scenes-common/source-form';

export default scenesOf('docs/quick-ingestion-guides/bigquery/configuration.md', {
  async form(screen) {
    const {frame, mark} = screen;
    await newSource(screen, 'BigQuery', 1100);
    await fillForm(screen, {
      'Project ID': 'acme-web-analytics',
      'Private Key': '${BIGQUERY_PRIVATE_KEY}',
      'Private Key Id': '${BIGQUERY_PRIVATE_KEY_ID}',
      'Client Email': 'datahub-reader@acme-web-analytics.iam.gserviceaccount.com',
      'Client ID': '113298704415526893301',
    });
    await mark('Filter');
    await mark('Test Connection');
    await mark('Next');
    frame(dialogOf(screen), 0);
  },
});
