import {scenesOf} from '../scene';
import {assetsOn} from '../scenes-common/assets';
import {reportsOn} from '../scenes-common/assets-bi';
import {codeOf} from '../scenes-common/page-code';
import {
  dialogOf,
  fillForm,
  frameDialog,
  newSource,
  writeRecipe,
} from '../scenes-common/source-form';
import {openReport, saveAndRun, schedule} from '../scenes-common/source-run';
import {frameRecipe, openSection} from '../scenes-common/source-sections';
import type {Screen} from '../screen';

const FILE = 'docs/quick-ingestion-guides/tableau/configuration.md';

async function fillIn(screen: Screen) {
  await newSource(screen, 'Tableau', 1240);
  await fillForm(screen, {
    'Host URL': 'https://prod-uk-a.online.tableau.com',
    'Tableau Site': 'acme-eu',
    'Token Name': 'datahub',
    'Token Value': '${TABLEAU_TOKEN_VALUE}',
  });
}

export default scenesOf(FILE, {
  async form(screen) {
    const {mark} = screen;
    await fillIn(screen);
    await mark('Projects');
    await mark('Token Value');
    await mark('YAML');
    await mark(dialogOf(screen).getByText('Settings', {exact: true}), 'Settings');
    frameDialog(screen);
  },

  async settings(screen) {
    const {size, frame, mark} = screen;
    await fillIn(screen);
    await size(1000, 1000);
    const settings = await openSection(screen, 'Settings');
    await mark('Ingest Tags');
    await mark('Ingest Owner');
    frame(settings, 0);
  },

  async projects(screen) {
    const {press} = screen;
    await newSource(screen, 'Tableau', 800);
    await press('YAML');
    await writeRecipe(screen, codeOf(FILE, 'project_path_pattern'));
    await frameRecipe(screen);
  },

  async run(screen) {
    await fillIn(screen);
    await schedule(screen);
    const row = await saveAndRun(screen, 'Tableau acme-eu', {
      seconds: 132,
      assets: [
        ...assetsOn('tableau', {
          containers: {'Store operations': 'Project', 'Store operations.Returns': 'Workbook'},
          datasets: {
            'Store operations.Returns.orders': 'Embedded Data Source',
            'Store operations.Orders (published)': 'Published Data Source',
          },
        }),
        ...reportsOn('tableau', {
          dashboards: {'returns-overview': 'returns overview'},
          charts: {'returns-by-reason': 'returns by reason', 'returns-by-week': 'returns by week'},
        }),
      ],
    });
    await openReport(screen, row);
  },
});
