import {scenesOf} from '../scene';
import {codeOf} from '../scenes-common/page-code';
import {dialogOf, newSource, writeRecipe} from '../scenes-common/source-form';

const FILE = 'docs/quick-ingestion-guides/fivetran/configuration.md';

export default scenesOf(FILE, {
  async recipe(screen) {
    const {mark, frame} = screen;
    await newSource(screen, 'Fivetran', 1000);
    await writeRecipe(screen, codeOf(FILE, 'snowflake_destination_config'));
    await mark('Next');
    frame(dialogOf(screen), 0);
  },
});
