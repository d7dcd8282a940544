import {scenesOf} from '../scene';
import {dialogOf, fillForm, newSource} from '../scenes-common/source-form';

export default scenesOf('docs/quick-ingestion-guides/powerbi/configuration.md', {
  async form(screen) {
    const {frame, mark} = screen;
    await newSource(screen, 'PowerBI', 960);
    await fillForm(screen, {
      'Tenant ID': '7d0a5b52-91c4-4d0e-8f38-b6a1c2e94f10',
      'Client ID': '2b9e64d1-0c7f-4a35-b1d8-93f5a7e20c46',
      'Client Secret': '${POWERBI_CLIENT_SECRET}',
    });
    await mark('Filter');
    await mark('YAML');
    frame(dialogOf(screen), 0);
  },
});
