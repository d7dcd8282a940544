import {scenesOf} from '../scene';
import {choose, dialogOf, fillForm, newSource} from '../scenes-common/source-form';

export default scenesOf('docs/quick-ingestion-guides/dbt/configuration.md', {
  async form(screen) {
    const {frame, mark} = screen;
    await newSource(screen, 'dbt Cloud', 1100);
    await fillForm(screen, {
      'Account ID': '107000',
      'Project ID': '175000',
      'Job ID': '148000',
      'API Token': '${DBT_CLOUD_TOKEN}',
    });
    await choose(screen, 'Data Platform (Connection Type)', 'Snowflake');
    await mark('YAML');
    await mark('Filter');
    await mark(dialogOf(screen).getByText('Settings', {exact: true}), 'Settings');
    frame(dialogOf(screen), 0);
  },
});
