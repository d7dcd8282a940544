import {scenesOf} from '../scene';
import {assetsOn} from '../scenes-common/assets';
import {choose, dialogOf, fillForm, frameDialog, newSource} from '../scenes-common/source-form';
import {openReport, saveAndRun, schedule} from '../scenes-common/source-run';
import {addBelowConfig, frameRecipe, openSection} from '../scenes-common/source-sections';
import type {Screen} from '../screen';

async function fillIn(screen: Screen) {
  await newSource(screen, 'Redshift', 960);
  await fillForm(screen, {
    'Host and Port': 'acme-partner.abc123.eu-west-1.redshift.amazonaws.com:5439',
    Database: 'partners',
    Username: 'datahub_reader',
    Password: '${REDSHIFT_PASSWORD}',
  });
}

export default scenesOf('docs/quick-ingestion-guides/redshift/configuration.md', {
  async form(screen) {
    const {mark} = screen;
    await fillIn(screen);
    await mark(dialogOf(screen).getByText('Settings', {exact: true}), 'Settings');
    await mark('YAML');
    await mark('Next');
    frameDialog(screen);
  },

  async mode(screen) {
    const {size, frame, mark} = screen;
    await fillIn(screen);
    await size(1000, 960);
    const settings = await openSection(screen, 'Settings');
    await choose(screen, 'Table Lineage Mode', 'mixed');
    await settings.locator('.ant-select input').blur();
    await mark('Table Lineage Mode');
    await mark('Enable Column Profiling');
    frame(settings, 0);
  },

  async yaml(screen) {
    const {press, mark} = screen;
    await fillIn(screen);
    await openSection(screen, 'Settings');
    await choose(screen, 'Table Lineage Mode', 'mixed');
    await press('YAML');
    await addBelowConfig(screen, [
      'include_usage_statistics: true',
      'email_domain: acme.example',
      'is_serverless: false',
      "start_time: '-7 days'",
    ]);
    await mark('YAML');
    await frameRecipe(screen, 1280);
  },

  async run(screen) {
    await fillIn(screen);
    await schedule(screen);
    const row = await saveAndRun(screen, 'Redshift partners', {
      seconds: 96,
      assets: assetsOn('redshift', {
        containers: {
          partners: 'Database',
          'partners.shipping': 'Schema',
          'partners.carrier_s3': 'Schema',
        },
        datasets: {
          'partners.shipping.shipments': 'Table',
          'partners.shipping.late_shipments': 'View',
          'partners.carrier_s3.scans': 'Table',
        },
      }),
    });
    await openReport(screen, row);
  },
});
