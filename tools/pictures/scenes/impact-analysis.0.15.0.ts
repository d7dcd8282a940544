import {table} from '../scenes-common/parts';
import {scenesOf} from '../scene';
import type {Screen} from '../screen';

const openList = ({open}: Screen) => open(table('fct_orders', '/Lineage'));

export default scenesOf('docs/act-on-metadata/impact-analysis.mdx', {
  async list(screen) {
    const {mark, page, frame} = screen;
    await openList(screen);
    await mark('Downstream');
    await mark('Column Lineage');
    await mark(page.getByText('Degree of Dependencies'), 'Degree');
    frame(
      [
        page.getByText('Edit', {exact: true}).first(),
        page.getByText('Refresh'),
        page.getByText('3+', {exact: true}),
      ],
      {
        left: 40,
        right: 30,
        bottom: 60,
      },
    );
  },

  async degrees(screen) {
    const {page, settle, frame, size} = screen;
    await size(1280, 1000);
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
        left: 30,
        right: 420,
        top: 30,
        bottom: 60,
      },
    );
  },

  async column(screen) {
    const {page, press, settle, frame} = screen;
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
        page.getByText('Edit', {exact: true}).first(),
        page.getByText('Refresh'),
        page.getByText('3+', {exact: true}),
      ],
      {
        left: 40,
        right: 30,
        bottom: 60,
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
