import {scenesOf} from '../scene';
import {dialogOf, fillForm, newSource} from '../scenes-common/source-form';

export default scenesOf('docs/quick-ingestion-guides/mysql/configuration.md', {
  async form(screen) {
    const {frame, mark} = screen;
    await newSource(screen, 'MySQL', 900);
    await fillForm(screen, {
      'Host and Port': 'mysql.acme.example:3306',
      Username: 'datahub_reader',
      Password: '${MYSQL_PASSWORD}',
    });
    await mark('YAML');
    await mark('Filter');
    await mark(dialogOf(screen).getByText('Settings', {exact: true}), 'Settings');
    frame(dialogOf(screen), 0);
  },
});
