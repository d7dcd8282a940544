import {dialog, table, tabs} from '../scenes-common/parts';
import {scenesOf} from '../scene';
import type {Screen} from '../screen';

/** The tab Quality of fct_orders, and in it the contract. */
async function openContract({open, press, size, page}: Screen, height: number): Promise<void> {
  await size(1280, height);
  await open(table('fct_orders', '/Quality'));
  await press('Quality', tabs(page));
  await press('Data Contract');
}

export default scenesOf('docs/managed-datahub/observe/data-contract.mdx', {
  async contract(screen) {
    const {page, frame} = screen;
    await openContract(screen, 800);
    frame([tabs(page), page.getByText('EDIT', {exact: true})], {bottom: 320, right: 40});
  },

  async select(screen) {
    const {before, press, page, frame, mark} = screen;
    before('urn:li:dataContract:fct-orders');
    await openContract(screen, 1150);
    await press('CREATE');
    await dialog(page).locator('.ant-checkbox-input').first().check();
    await mark('Save');
    frame(dialog(page), 0);
  },
});
