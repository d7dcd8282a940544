import {dialog, table, tabs} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/incidents/incidents.mdx', {
  async list({open, press, see, mark, size, page, frame}) {
    await size(1500, 800);
    await open(table('fct_orders', '/Incidents'));
    await press('Incidents', tabs(page));
    await see('Resolve');
    await mark('Create');
    await mark('Resolve');
    frame(
      [
        page.getByText('View and manage ongoing data incidents for this asset'),
        page.getByTestId('create-incident-btn-main'),
        page.getByTestId('incident-resolve-button-container'),
      ],
      {
        top: 24,
        bottom: 50,
      },
    );
  },

  async create({open, press, mark, frame, page}) {
    await open(table('fct_orders', '/Incidents'));
    await press('Create');
    await page.locator('.ant-drawer input').first().fill('Orders of 2025-04-14 are incomplete');
    const drawer = page.locator('.ant-drawer-content').last();
    await mark(drawer.getByText('Name', {exact: true}), 'Name');
    await mark(drawer.getByText('Category', {exact: true}), 'Category');
    await mark(drawer.getByText('Linked Assets', {exact: true}), 'Linked Assets');
    await mark(page.getByTestId('incident-create-button'), 'Create');
    frame(page.locator('.ant-drawer-content').last(), 0);
  },

  async resolve({open, press, settle, mark, page, frame}) {
    await open(table('fct_orders', '/Incidents'));
    await press('Resolve');
    await settle();
    await mark(dialog(page).getByText('Stage', {exact: true}), 'Stage');
    await mark(page.getByTestId('incident-save-button'), 'Save');
    frame(dialog(page), 0);
  },
});
