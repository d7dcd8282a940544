import {table} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/sync-status.mdx', {
  async sidebar({size, open, page, frame}) {
    await size(1280, 700);
    await open(table('fct_payments'));
    // The label and the time are a single text.
    const text = page.getByText('Last synchronized').first();
    await text.waitFor();
    frame(text, {top: 14, right: 90, bottom: 100, left: 18});
  },
});
