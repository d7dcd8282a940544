import {scenesOf} from '../scene';
import {METABASE_RUN} from '../scenes-common/metabase-run';
import {codeOf} from '../scenes-common/page-code';
import {createSecrets} from '../scenes-common/secrets';
import {frameDialog, newSource, writeRecipe} from '../scenes-common/source-form';
import {openReport, saveAndRun, schedule} from '../scenes-common/source-run';
import type {Screen} from '../screen';

const FILE = 'docs/quick-ingestion-guides/metabase/configuration.md';

async function writeIn(screen: Screen) {
  await newSource(screen, 'Metabase', 800);
  await writeRecipe(screen, codeOf(FILE, 'acme.example\n    username: "${METABASE_USER}"'));
}

export default scenesOf(FILE, {
  async secrets(screen) {
    await createSecrets(screen, [
      {
        name: 'METABASE_USER',
        value: 'datahub-reader@acme.example',
        description: 'DataHub account in Metabase: email.',
      },
      {
        name: 'METABASE_PASSWORD',
        value: 'qu4rtz-Lantern-57',
        description: 'DataHub account in Metabase: password.',
      },
    ]);
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
    const row = await saveAndRun(screen, 'Metabase', METABASE_RUN);
    await openReport(screen, row, 'Succeeded With Warnings');
  },
});
