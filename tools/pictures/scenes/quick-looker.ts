import {scenesOf} from '../scene';
import {testConnection} from '../scenes-common/connection-test';
import {dialogOf, fillForm, frameDialog, newSource} from '../scenes-common/source-form';
import {openReport, saveAndRun, schedule} from '../scenes-common/source-run';
import {addPatterns, frameFilter, openSection} from '../scenes-common/source-sections';
import type {Screen} from '../screen';

async function fillIn(screen: Screen) {
  await newSource(screen, 'Looker', 1000);
  await fillForm(screen, {
    'Base URL': 'https://looker.acme.example',
    'Client ID': '${LOOKER_CLIENT_ID}',
    'Client Secret': '${LOOKER_CLIENT_SECRET}',
  });
}

async function fillInLookml(screen: Screen) {
  await newSource(screen, 'LookML', 1500);
  await fillForm(screen, {
    'GitHub Repo': 'acme/looker-models',
    'GitHub Deploy Key': '${LOOKER_DEPLOY_KEY}',
    'LookML Project Name': 'commerce',
  });
}

/** A section of the form for LookML, in which all are open. */
const sectionOf = (screen: Screen, heading: string) =>
  dialogOf(screen)
    .locator('.ant-collapse-item')
    .filter({
      has: screen.page.locator('.ant-collapse-header').getByText(heading, {exact: true}),
    });

export default scenesOf('docs/quick-ingestion-guides/looker/configuration.md', {
  async lookml(screen) {
    const {mark, frame} = screen;
    await fillInLookml(screen);
    await mark('GitHub Deploy Key');
    await mark('LookML Project Name');
    frame(sectionOf(screen, 'Connection'), 0);
  },

  async map(screen) {
    const {fill, press, see, mark, frame} = screen;
    await fillInLookml(screen);
    const settings = sectionOf(screen, 'Settings');
    await press('Add mapping', settings);
    await fill('Name', 'acme_snowflake', settings);
    await fill('Platform', 'snowflake', settings);
    await fill('Default Database', 'analytics', settings);
    await see('Enable Stateful Ingestion', settings);
    // Leaves the field, so it has no focus ring.
    await settings.getByText('Connection To Platform Map').click();
    await mark('Extract External Lineage');
    await mark('Connection To Platform Map');
    frame(settings, 0);
  },

  async form(screen) {
    const {mark} = screen;
    await fillIn(screen);
    await mark('Filter');
    await mark('Test Connection');
    frameDialog(screen);
  },

  async test(screen) {
    const {mark, page} = screen;
    await fillIn(screen);
    // The source has a reason for rejecting it, but doesn't report it.
    await testConnection(screen, {
      basic_connectivity: {capable: true},
      capability_report: {
        DESCRIPTIONS: {capable: true},
        OWNERSHIP: {capable: true},
        USAGE_STATS: {capable: false},
      },
    });
    await mark(page.getByText('Usage Stats'), 'Usage Stats');
  },

  async filter(screen) {
    const {size, mark} = screen;
    await fillIn(screen);
    await size(1000, 1000);
    const filter = await openSection(screen, 'Filter');
    await addPatterns(screen, filter, {Dashboards: {allow: '^7$'}});
    await mark('Dashboards');
    frameFilter(screen, filter, 'Dashboards');
  },

  async run(screen) {
    // The company has a source of this name already.
    screen.before('urn:li:dataHubIngestionSource:looker');
    await fillIn(screen);
    await schedule(screen);
    const row = await saveAndRun(screen, 'Looker', {seconds: 217});
    await openReport(screen, row);
  },
});
