import {scenesOf} from '../scene';
import {codeOf} from '../scenes-common/page-code';
import {dialogOf, newSource, writeRecipe} from '../scenes-common/source-form';

const FILE = 'docs/quick-ingestion-guides/s3/configuration.md';

export default scenesOf(FILE, {
  async recipe(screen) {
    const {mark, frame} = screen;
    await newSource(screen, 'Other', 800);
    await writeRecipe(screen, codeOf(FILE, 's3://acme-lake/raw/{table}/"\n'));
    await mark('Next');
    frame(dialogOf(screen), 0);
  },
});
