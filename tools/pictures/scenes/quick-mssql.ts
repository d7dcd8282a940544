import {scenesOf} from '../scene';
import {dialogOf, fillForm, newSource} from '../scenes-common/source-form';

export default scenesOf('docs/quick-ingestion-guides/mssql/configuration.md', {
  async form(screen) {
    const {frame, mark} = screen;
    await newSource(screen, 'Microsoft SQL Server', 960);
    await fillForm(screen, {
      'Host and Port': 'sql.acme.example:1433',
      Username: 'datahub_reader',
      Password: '${MSSQL_PASSWORD}',
      Database: 'Sales',
    });
    await mark('YAML');
    await mark('Filter');
    frame(dialogOf(screen), 0);
  },
});
