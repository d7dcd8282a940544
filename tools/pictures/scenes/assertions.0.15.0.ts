import {table, tabs} from '../scenes-common/parts';
import {scenesOf} from '../scene';
import type {Screen} from '../screen';

const GROWTH = 'Grows by 1,000 to 6,000 rows a day';

const rows = ({page}: Pick<Screen, 'page'>) => page.locator('.ant-table-row');

/** The list of fct_orders: selecting the tab would lead to the page that combines the table with its dbt model. */
async function openList({open, see, size, page}: Screen): Promise<void> {
  await size(1400, 1100);
  await open(table('fct_orders', '/Quality/List'));
  await see('Quality', tabs(page));
  await page.getByText(GROWTH).waitFor();
}

export default scenesOf('docs/managed-datahub/observe/assertions.mdx', {
  async list(screen) {
    const {page, frame} = screen;
    await openList(screen);
    frame([tabs(page), rows(screen).last()], {top: 0, right: 0});
  },

  async history(screen) {
    const {page, frame, stopClock, settle} = screen;
    await stopClock();
    await openList(screen);
    await page.getByText(GROWTH).click();
    await settle();
    const chart = page.locator('.ant-table-expanded-row svg').last();
    await chart.waitFor();
    frame([rows(screen).filter({hasText: GROWTH}), chart], {right: 0, top: 0});
  },
});
