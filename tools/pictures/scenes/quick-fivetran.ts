import {scenesOf} from '../scene';
import {jobsOn} from '../scenes-common/assets';
import {codeOf} from '../scenes-common/page-code';
import {frameDialog, newSource, writeRecipe} from '../scenes-common/source-form';
import {openReport, saveAndRun, schedule} from '../scenes-common/source-run';
import type {Screen} from '../screen';

const FILE = 'docs/quick-ingestion-guides/fivetran/configuration.md';

async function writeIn(screen: Screen) {
  await newSource(screen, 'Fivetran', 1000);
  await writeRecipe(screen, codeOf(FILE, 'snowflake_destination_config'));
}

export default scenesOf(FILE, {
  async recipe(screen) {
    const {mark} = screen;
    await writeIn(screen);
    await mark('Next');
    frameDialog(screen);
  },

  async run(screen) {
    await writeIn(screen);
    await schedule(screen);
    const row = await saveAndRun(screen, 'Fivetran', {
      seconds: 44,
      assets: jobsOn('fivetran', 'calendar_elected', ['calendar_elected']),
      counts: {dataProcessInstance: 7},
    });
    await openReport(screen, row);
  },
});
