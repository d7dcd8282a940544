import {scenesOf} from '../scene';
import next from './analytics';

export default scenesOf(next.page, {
  ...next.scenes,

  async usage({open, size, page}) {
    await size(1280, 1000);
    await open('/analytics');
    const title = page.getByText('Usage Analytics', {exact: true});
    await title.evaluate((element) => {
      // The bar at the top covers what is below it.
      element.style.scrollMarginTop = '90px';
      element.scrollIntoView({block: 'start'});
    });
  },
});
