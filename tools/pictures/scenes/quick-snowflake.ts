import {scenesOf} from '../scene';
import {dialogOf, fillForm, newSource} from '../scenes-common/source-form';

export default scenesOf('docs/quick-ingestion-guides/snowflake/configuration.md', {
  async form(screen) {
    const {frame, mark} = screen;
    await newSource(screen, 'Snowflake', 1040);
    await fillForm(screen, {
      'Account ID': 'acme-eu1',
      Warehouse: 'METADATA_WH',
      Username: 'DATAHUB_READER',
      Password: '${SNOWFLAKE_PASSWORD}',
      Role: 'METADATA_READER',
    });
    await mark('Form');
    await mark('YAML');
    await mark('Filter');
    await mark('Test Connection');
    await mark('Next');
    frame(dialogOf(screen), 0);
  },
});
