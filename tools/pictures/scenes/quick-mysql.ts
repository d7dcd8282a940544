import {scenesOf} from '../scene';
import {assetsOn} from '../scenes-common/assets';
import {dialogOf, fillForm, frameDialog, newSource} from '../scenes-common/source-form';
import {openReport, saveAndRun, schedule} from '../scenes-common/source-run';
import {addPatterns, openSection, showPatterns} from '../scenes-common/source-sections';
import type {Screen} from '../screen';

async function fillIn(screen: Screen) {
  await newSource(screen, 'MySQL', 900);
  await fillForm(screen, {
    'Host and Port': 'mysql.acme.example:3306',
    Username: 'datahub_reader',
    Password: '${MYSQL_PASSWORD}',
  });
}

export default scenesOf('docs/quick-ingestion-guides/mysql/configuration.md', {
  async form(screen) {
    const {mark} = screen;
    await fillIn(screen);
    await mark('YAML');
    await mark('Filter');
    await mark(dialogOf(screen).getByText('Settings', {exact: true}), 'Settings');
    frameDialog(screen);
  },

  async filter(screen) {
    await fillIn(screen);
    await showPatterns(screen, {
      Databases: {allow: '^shop$'},
      Schemas: {},
      Tables: {deny: 'shop\\.tmp_.*'},
    });
  },

  async package(screen) {
    const {press, fill, page, size, frame, mark} = screen;
    await fillIn(screen);
    await schedule(screen);
    await fill('Name', 'MySQL shop', dialogOf(screen));
    await press('Advanced', dialogOf(screen));
    await page.waitForTimeout(500);
    await fill('Extra Pip Libraries', '["cryptography"]', dialogOf(screen));
    await page.locator('.ant-modal-title').filter({visible: true}).last().click();
    await size(1100, 1400);
    await mark('Extra Pip Libraries');
    const parts = dialogOf(screen).locator('.ant-form-item');
    frame([parts.nth(-2), dialogOf(screen).getByRole('button', {name: 'Save & Run'})], {
      top: 16,
      right: 16,
      bottom: 6,
      left: 30,
    });
  },

  async run(screen) {
    await fillIn(screen);
    const filter = await openSection(screen, 'Filter');
    await addPatterns(screen, filter, {Databases: {allow: '^shop$'}});
    await schedule(screen);
    const row = await saveAndRun(screen, 'MySQL shop', {
      seconds: 38,
      assets: assetsOn('mysql', {
        containers: {shop: 'Database'},
        datasets: {'shop.orders': 'Table', 'shop.customers': 'Table'},
      }),
    });
    await openReport(screen, row);
  },
});
