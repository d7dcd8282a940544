import {dialog} from '../scenes-common/parts';
import {scenesOf} from '../scene';

const RAW = '/dataset/urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.raw.orders,PROD)';

export default scenesOf('docs/features/feature-guides/ui-lineage.md', {
  async window({open, press, mark, page, frame}) {
    await open(`${RAW}/Lineage`);
    await page.locator('[data-testid^="manage-lineage-menu-"]').first().click({force: true});
    await press('Edit Upstream');
    await mark('Search and Add');
    await mark('Current Upstreams');
    await mark('Set Upstreams');
    frame(dialog(page), 0);
  },
});
