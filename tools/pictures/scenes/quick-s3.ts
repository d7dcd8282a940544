import {scenesOf} from '../scene';
import {assetsOn} from '../scenes-common/assets';
import {codeOf} from '../scenes-common/page-code';
import {createSecrets} from '../scenes-common/secrets';
import {frameDialog, newSource, writeRecipe} from '../scenes-common/source-form';
import {openReport, saveAndRun, schedule} from '../scenes-common/source-run';
import type {Screen} from '../screen';

const FILE = 'docs/quick-ingestion-guides/s3/configuration.md';
const NAME = 'S3 acme-lake raw';

async function writeIn(screen: Screen) {
  await newSource(screen, 'Other', 800);
  await writeRecipe(screen, codeOf(FILE, 's3://acme-lake/raw/{table}/"\n'));
}

/** Runs the source for the first time. @returns its row */
async function firstRun(screen: Screen) {
  await writeIn(screen);
  await schedule(screen);
  return saveAndRun(screen, NAME, {
    seconds: 148,
    assets: assetsOn('s3', {
      containers: {},
      datasets: {'acme-lake/raw/customers': 'Folder'},
    }),
  });
}

export default scenesOf(FILE, {
  async secrets(screen) {
    await createSecrets(screen, [
      // The keys of examples in the documentation of AWS.
      {
        name: 'AWS_ACCESS_KEY_ID',
        value: 'AKIAIOSFODNN7EXAMPLE',
        description: 'Access key ID for datahub-reader.',
      },
      {
        name: 'AWS_SECRET_ACCESS_KEY',
        value: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
        description: 'Secret access key for datahub-reader.',
      },
    ]);
  },

  async other(screen) {
    const {size, open, press, mark, page} = screen;
    // High enough that the list ends with two whole rows.
    await size(1280, 656);
    await open('/ingestion');
    await press('Create new source');
    const card = page.getByTestId('data-source-options').getByText('Other', {exact: true});
    await card.scrollIntoViewIfNeeded();
    await mark('Other');
    frameDialog(screen);
  },

  async recipe(screen) {
    const {mark} = screen;
    await writeIn(screen);
    await mark('Next');
    frameDialog(screen);
  },

  async run(screen) {
    const row = await firstRun(screen);
    await openReport(screen, row);
  },

  async rollback(screen) {
    const {size, mark, frame, settle, page} = screen;
    const row = await firstRun(screen);
    await size(1400, 1400);
    await row.locator('.ant-table-row-expand-icon').click();
    await settle();
    const runs = page.locator('.ant-table-expanded-row').first();
    await mark('ROLLBACK');
    await mark(row.getByRole('button', {name: 'EDIT'}), 'EDIT');
    const status = row.locator('td').filter({hasText: 'Succeeded'});
    const run = runs.locator('tbody td');
    frame([status, row.locator('td').last(), run.nth(3), run.last()], 0);
  },
});
