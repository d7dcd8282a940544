import {scenesOf} from '../scene';
import {codeOf} from '../scenes-common/page-code';
import {dialogOf, newSource, writeRecipe} from '../scenes-common/source-form';

const FILE = 'docs/quick-ingestion-guides/glue/configuration.md';

export default scenesOf(FILE, {
  async recipe(screen) {
    const {mark, frame} = screen;
    await newSource(screen, 'Glue', 800);
    await writeRecipe(screen, codeOf(FILE, 'extract_transforms: false'));
    await mark('Next');
    frame(dialogOf(screen), 0);
  },
});
