import {scenesOf} from '../scene';
import {dialogOf, fillForm, newSource} from '../scenes-common/source-form';

export default scenesOf('docs/quick-ingestion-guides/postgres/configuration.md', {
  async form(screen) {
    const {frame, mark} = screen;
    await newSource(screen, 'Postgres', 960);
    await fillForm(screen, {
      'Host and Port': 'shop-db.acme.example:5432',
      Username: 'datahub_reader',
      Password: '${POSTGRES_PASSWORD}',
      Database: 'shop',
    });
    await mark('YAML');
    await mark('Filter');
    await mark('Next');
    frame(dialogOf(screen), 0);
  },
});
