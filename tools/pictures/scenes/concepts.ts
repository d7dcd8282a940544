import {section, table} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/what-is-datahub/datahub-concepts.md', {
  async asset({open, mark, page, size}) {
    await size(1280, 1000);
    await open(table('dim_customers'));
    await page.waitForTimeout(800);
    await mark(page.getByText('marts', {exact: true}).first(), 'Container');
    await mark(section(page, 'Lineage'), 'Lineage');
    await mark(section(page, 'Owners'), 'Owner');
    await mark(section(page, 'Domain'), 'Domain');
    await mark(section(page, 'Data Product'), 'Data product');
  },
});
