import {scenesOf} from '../scene';
import {codeOf} from '../scenes-common/page-code';
import {dialogOf, newSource, writeRecipe} from '../scenes-common/source-form';

const FILE = 'docs/quick-ingestion-guides/metabase/configuration.md';

export default scenesOf(FILE, {
  async recipe(screen) {
    const {mark, frame} = screen;
    await newSource(screen, 'Metabase', 800);
    await writeRecipe(screen, codeOf(FILE, 'api_key:'));
    await mark('Next');
    frame(dialogOf(screen), 0);
  },
});
