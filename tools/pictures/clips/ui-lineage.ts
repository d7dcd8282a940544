import {clipsOf} from '../clip';
import {node} from '../scenes-common/graph';
import {tabs} from '../scenes-common/parts';
import {closeMenu, closeSidebar} from '../scenes-common/room';

const RAW = '/dataset/urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.raw.orders,PROD)';

export default clipsOf('docs/features/feature-guides/ui-lineage.md', {
  async follow({open, say, press, click, later, scroll, page}) {
    await closeMenu(page);
    await open(RAW, () => closeSidebar(page));
    say('Open the asset and select **Lineage**, then **Explorer**.');
    await press('Lineage', tabs(page));
    await press('Explorer');
    // The graph takes its place.
    await later(3);
    say(
      'The asset is in the middle: upstream on its left, downstream on its right. Zoom in with the wheel.',
    );
    await scroll(node(page, 'analytics.raw.orders'), -350);
    say('Select an asset to read about it.');
    await click(node(page, 'fct_orders'));
  },
});
