import {dialog, table, tabs} from '../scenes-common/parts';
import {scenesOf} from '../scene';
import type {Screen} from '../screen';

/** The contract of fct_orders: selecting its tab would lead to the page that combines the table with its dbt model. */
async function openContract({open, see, size, page}: Screen, height: number): Promise<void> {
  await size(1280, height);
  await open(table('fct_orders', '/Quality/Data%20Contract'));
  await see('Quality', tabs(page));
  await see('Data Contract');
}

export default scenesOf('docs/managed-datahub/observe/data-contract.mdx', {
  async contract(screen) {
    const {page, frame} = screen;
    await openContract(screen, 800);
    frame([tabs(page), page.getByText('Meeting data quality contract')], {
      top: 0,
      right: 0,
      bottom: 40,
    });
  },

  async select(screen) {
    const {before, press, page, frame, mark} = screen;
    before('urn:li:dataContract:fct-orders');
    await openContract(screen, 1150);
    await press('CREATE');
    const checks = ['Updated every day by 8:00', 'Columns the sales overview uses'];
    for (const name of [...checks, 'Grows by 1,000 to 6,000 rows a day']) {
      await dialog(page).locator('tr').filter({hasText: name}).locator('input').check();
    }
    await mark('Save');
    frame(dialog(page), -1);
  },
});
