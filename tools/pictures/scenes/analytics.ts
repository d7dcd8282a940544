import {scenesOf} from '../scene';

export default scenesOf('docs/datahub-web-react/src/app/analytics.md', {
  async figures({open, size, press}) {
    await size(1280, 1080);
    await open('/');
    await press('Analytics');
  },

  async usage({open, size, page}) {
    await size(1280, 1000);
    await open('/analytics');
    const title = page.getByText('Usage Analytics', {exact: true});
    await title.evaluate((element) => element.scrollIntoView({block: 'start'}));
  },
});
