import {dialog, table, tabs} from '../scenes-common/parts';
import {scenesOf} from '../scene';
import type {Screen} from '../screen';

/** The tab Quality of fct_orders, and in it the contract. */
async function openContract({open, press, size, page}: Screen, height = 800): Promise<void> {
  await size(1500, height);
  await open(table('fct_orders', '/Quality'));
  await press('Quality', tabs(page));
  await press('Data Contract');
}

export default scenesOf('docs/managed-datahub/observe/data-contract.mdx', {
  async contract(screen) {
    const {page, frame} = screen;
    await openContract(screen);
    frame(
      [
        page.getByTestId('Quality-entity-tab-header'),
        page.getByText('This dataset is meeting its contract'),
        page.getByText('EDIT', {exact: true}),
      ],
      {bottom: 270, left: 84, right: 60},
    );
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
    frame(dialog(page), 0);
  },
});
