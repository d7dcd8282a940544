import {scenesOf} from '../scene';
import {dialogOf, fillForm, newSource} from '../scenes-common/source-form';

export default scenesOf('docs/quick-ingestion-guides/databricks/configuration.md', {
  async form(screen) {
    const {frame, mark} = screen;
    await newSource(screen, 'Databricks', 900);
    await fillForm(screen, {
      'Workspace URL': 'https://dbc-a1b2c3d4-e5f6.cloud.databricks.com',
      Token: '${DATABRICKS_TOKEN}',
    });
    await mark('YAML');
    await mark('Filter');
    await mark('Test Connection');
    frame(dialogOf(screen), 0);
  },
});
