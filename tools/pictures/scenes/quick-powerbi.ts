import {scenesOf} from '../scene';
import {assetsOn} from '../scenes-common/assets';
import {reportsOn} from '../scenes-common/assets-bi';
import {codeOf} from '../scenes-common/page-code';
import {fillForm, frameDialog, newSource, writeRecipe} from '../scenes-common/source-form';
import {describeSecret, openReport, saveAndRun, schedule} from '../scenes-common/source-run';
import {addPatterns, frameFilter, frameRecipe, openSection} from '../scenes-common/source-sections';
import type {Screen} from '../screen';

const FILE = 'docs/quick-ingestion-guides/powerbi/configuration.md';

const APPLICATION = {
  'Tenant ID': '7d0a5b52-91c4-4d0e-8f38-b6a1c2e94f10',
  'Client ID': '2b9e64d1-0c7f-4a35-b1d8-93f5a7e20c46',
};

async function fillIn(screen: Screen) {
  await newSource(screen, 'PowerBI', 960);
  await fillForm(screen, {...APPLICATION, 'Client Secret': '${POWERBI_CLIENT_SECRET}'});
}

export default scenesOf(FILE, {
  async secret(screen) {
    const {press, page} = screen;
    await newSource(screen, 'PowerBI', 960);
    await fillForm(screen, APPLICATION);
    await page.getByLabel('Client Secret', {exact: true}).click();
    await press('Create Secret');
    await describeSecret(screen, {
      name: 'POWERBI_CLIENT_SECRET',
      value: 'Xy78Q~r2LfT0wVb5nKd9sHc3mZe6pUa1jGo4q',
      description: 'Secret for the Entra ID application datahub-reader.',
    });
    frameDialog(screen);
  },

  async form(screen) {
    const {mark} = screen;
    await fillIn(screen);
    await mark('Filter');
    await mark('YAML');
    frameDialog(screen);
  },

  async workspaces(screen) {
    const {size, mark} = screen;
    await fillIn(screen);
    await size(1000, 1000);
    const filter = await openSection(screen, 'Filter');
    await addPatterns(screen, filter, {
      Workspaces: {allow: '4f1c2a7e-6b3d-4c58-9a10-2d7e8b5f6c31'},
    });
    await mark(filter.getByText('Allow Patterns'), 'Allow Patterns');
    frameFilter(screen, filter, 'Workspaces');
  },

  async settings(screen) {
    const {size, frame, mark} = screen;
    await fillIn(screen);
    await size(1000, 1000);
    const settings = await openSection(screen, 'Settings');
    await mark('Extract Ownership');
    await mark('Use Admin APIs Only');
    frame(settings, 0);
  },

  async yaml(screen) {
    const {press} = screen;
    await fillIn(screen);
    await press('YAML');
    await writeRecipe(screen, codeOf(FILE, 'server_to_platform_instance'));
    await frameRecipe(screen);
  },

  async run(screen) {
    await fillIn(screen);
    await schedule(screen);
    const row = await saveAndRun(screen, 'Power BI partner reporting', {
      seconds: 83,
      assets: [
        ...assetsOn('powerbi', {
          containers: {'Partner reporting': 'Workspace'},
          datasets: {'Partner reporting.partner_orders': 'Table'},
        }),
        ...reportsOn('powerbi', {
          dashboards: {
            'dashboards.partner-week': 'Partner week',
            'reports.partner-orders': {name: 'Partner orders', subtype: 'Report'},
          },
          charts: {
            'charts.orders-per-partner': {name: 'Orders per partner', subtype: 'PowerBI Tile'},
            'pages.overview': {name: 'Overview', subtype: 'PowerBI Page'},
            'pages.by-country': {name: 'By country', subtype: 'PowerBI Page'},
          },
        }),
      ],
    });
    await openReport(screen, row);
  },
});
