import {scenesOf} from '../scene';
import {dialogOf, fillForm, newSource} from '../scenes-common/source-form';

export default scenesOf('docs/quick-ingestion-guides/tableau/configuration.md', {
  async form(screen) {
    const {frame, mark} = screen;
    await newSource(screen, 'Tableau', 1240);
    await fillForm(screen, {
      'Host URL': 'https://prod-uk-a.online.tableau.com',
      'Tableau Site': 'acme-eu',
      'Token Name': 'datahub',
      'Token Value': '${TABLEAU_TOKEN_VALUE}',
    });
    await mark('Projects');
    await mark('Token Value');
    await mark('YAML');
    await mark(dialogOf(screen).getByText('Settings', {exact: true}), 'Settings');
    frame(dialogOf(screen), 0);
  },
});
