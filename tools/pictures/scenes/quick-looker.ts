import {scenesOf} from '../scene';
import {dialogOf, fillForm, newSource} from '../scenes-common/source-form';

export default scenesOf('docs/quick-ingestion-guides/looker/configuration.md', {
  async form(screen) {
    const {frame, mark} = screen;
    await newSource(screen, 'Looker', 1000);
    await fillForm(screen, {
      'Base URL': 'https://looker.acme.example',
      'Client ID': '${LOOKER_CLIENT_ID}',
      'Client Secret': '${LOOKER_CLIENT_SECRET}',
    });
    await mark('Filter');
    await mark('Test Connection');
    frame(dialogOf(screen), 0);
  },
});
