import {table} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/what-is-datahub/datahub-concepts.md', {
  async asset({open, mark, page, size}) {
    await size(1280, 1100);
    await open(table('fct_orders', '/Schema'));
    await page.waitForTimeout(800);
    await mark(page.getByText('marts', {exact: true}).first(), 'Container');
    await mark(page.getByText('Owners', {exact: true}).first(), 'Owner');
    await mark(page.getByText('Tags', {exact: true}).last(), 'Tag');
  },
});
