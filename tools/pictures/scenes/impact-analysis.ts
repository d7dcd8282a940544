import {foldSidebar, table, tabs} from '../scenes-common/parts';
import {scenesOf} from '../scene';
import type {Screen} from '../screen';

/** Opens the list of what depends on fct_orders, with the sidebar folded. */
async function openList(screen: Screen) {
  await screen.open(table('fct_orders', '/Lineage'));
  await foldSidebar(screen.page);
  await screen.press('Impact Analysis');
  await screen.settle();
}

export default scenesOf('docs/act-on-metadata/impact-analysis.mdx', {
  async list({open, press, mark, size, page, frame}) {
    await size(1500, 800);
    await open(table('fct_orders'));
    await press('Lineage', tabs(page));
    await press('Impact Analysis');
    await mark('Impact Analysis');
    await mark('Downstreams');
    await mark('Filters');
    await mark('Column Lineage');
    frame(
      [
        page.getByTestId('Lineage-entity-tab-header'),
        page.getByText('Explorer'),
        page.getByText('Refresh'),
        page.getByText('net_revenue_daily').first(),
      ],
      {
        right: 30,
        bottom: 80,
      },
    );
  },

  async degrees(screen) {
    const {page, settle, frame, size} = screen;
    await size(1280, 1300);
    await openList(screen);
    for (const degree of ['2', '3+']) {
      await page.getByText(degree, {exact: true}).first().click();
      await settle();
    }
    await page.waitForTimeout(800);
    frame(
      [
        page.getByText('Degree of Dependencies'),
        page.getByText('net_revenue_daily').first(),
        page.getByText('Sales overview').first(),
      ],
      {
        left: 24,
        right: 330,
        top: 30,
        bottom: 60,
      },
    );
  },

  async column(screen) {
    const {page, press, settle, frame, size} = screen;
    await size(1280, 800);
    await openList(screen);
    await press('Column Lineage');
    await page.waitForTimeout(600);
    await page
      .locator('.ant-select-selection-placeholder', {hasText: 'Select column'})
      .locator('xpath=..')
      .click();
    await page.locator('.ant-select-item-option').getByText('amount', {exact: true}).click();
    await settle();
    await page.waitForTimeout(1000);
    frame(
      [
        page.getByText('Downstreams').first(),
        page.getByText('Refresh').first(),
        page.getByText('Revenue by day').first(),
      ],
      {
        right: 30,
        left: 60,
        bottom: 90,
      },
    );
  },

  async time(screen) {
    const {page, frame} = screen;
    await openList(screen);
    await page.getByText('All Time').first().click();
    await page.waitForTimeout(800);
    const ranges = page.locator('.ant-picker-dropdown').filter({visible: true});
    frame(
      [page.getByText('Column Lineage').first(), page.getByText('Refresh').first(), ranges],
      16,
    );
  },
});
