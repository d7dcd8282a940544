import {scenesOf} from '../scene';
import {dialogOf, fillForm, newSource} from '../scenes-common/source-form';

export default scenesOf('docs/quick-ingestion-guides/redshift/configuration.md', {
  async form(screen) {
    const {frame, mark} = screen;
    await newSource(screen, 'Redshift', 960);
    await fillForm(screen, {
      'Host and Port': 'acme-partner.abc123.eu-west-1.redshift.amazonaws.com:5439',
      Database: 'partners',
      Username: 'datahub_reader',
      Password: '${REDSHIFT_PASSWORD}',
    });
    await mark(dialogOf(screen).getByText('Settings', {exact: true}), 'Settings');
    await mark('YAML');
    await mark('Next');
    frame(dialogOf(screen), 0);
  },
});
