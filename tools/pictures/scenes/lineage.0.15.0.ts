import {table} from '../scenes-common/parts';
import {scenesOf} from '../scene';
import type {Screen} from '../screen';

async function openGraph({open, press, page, size}: Screen) {
  await size(1280, 760);
  await open(table('fct_orders', '/Lineage'));
  await press('Visualize Lineage');
  await page.waitForTimeout(2500);
}

export default scenesOf('docs/generated/lineage/lineage-feature-guide.md', {
  async graph(screen) {
    const {mark, page, frame} = screen;
    await openGraph(screen);
    await mark('Show Columns');
    frame(
      [
        page.getByText('Show Full Titles'),
        page.getByText('All Time'),
        page.getByText('Orders by status'),
      ],
      {
        bottom: 60,
        left: 60,
      },
    );
  },

  async 'graph-columns'(screen) {
    const {page, frame} = screen;
    await openGraph(screen);
    await page.getByTestId('column-toggle').click();
    await page.waitForTimeout(1500);
    frame(
      [
        page.getByText('loaded_at'),
        page.getByText('net_revenue_daily'),
        page.getByText('Orders by status'),
      ],
      {
        left: 60,
        right: 90,
        top: 24,
        bottom: 24,
      },
    );
  },
});
