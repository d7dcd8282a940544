import {scenesOf} from '../scene';
import {assetsOn} from '../scenes-common/assets';
import {codeOf} from '../scenes-common/page-code';
import {showSecret} from '../scenes-common/secrets';
import {frameDialog, newSource, writeRecipe} from '../scenes-common/source-form';
import {openReport, saveAndRun, schedule} from '../scenes-common/source-run';
import type {Screen} from '../screen';

const FILE = 'docs/quick-ingestion-guides/glue/configuration.md';

async function writeIn(screen: Screen) {
  await newSource(screen, 'Glue', 800);
  await writeRecipe(screen, codeOf(FILE, 'extract_transforms: false'));
}

export default scenesOf(FILE, {
  async secret(screen) {
    await showSecret(screen, {
      name: 'AWS_SECRET_ACCESS_KEY',
      // The key of examples in the documentation of AWS.
      value: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      description: 'Access key for the user datahub-reader.',
    });
  },

  async recipe(screen) {
    const {mark} = screen;
    await writeIn(screen);
    await mark('Next');
    frameDialog(screen);
  },

  async run(screen) {
    await writeIn(screen);
    await schedule(screen);
    const row = await saveAndRun(screen, 'Glue sales', {
      seconds: 24,
      assets: assetsOn('glue', {
        containers: {sales: 'Database'},
        datasets: {'sales.orders': 'Table', 'sales.order_items': 'Table'},
      }),
    });
    await openReport(screen, row);
  },
});
