import {table, tabs} from '../scenes-common/parts';
import {scenesOf} from '../scene';
import type {Screen} from '../screen';

const header = ({page}: Pick<Screen, 'page'>) => page.getByTestId('Quality-entity-tab-header');

/** The tab Quality of fct_orders. */
async function openQuality({open, press, size, page}: Screen): Promise<void> {
  await size(1500, 800);
  await open(table('fct_orders', '/Quality'));
  await press('Quality', tabs(page));
}

export default scenesOf('docs/managed-datahub/observe/assertions.mdx', {
  async list(screen) {
    const {press, see, page, frame} = screen;
    await openQuality(screen);
    await press('Assertions');
    await see('Data Contract');
    frame(
      [
        header(screen),
        page.getByText('View and manage data quality checks for this table'),
        page.getByText('Data Contract').first(),
      ],
      {right: 60, bottom: 430},
    );
  },

  async summary(screen) {
    const {press, frame, page} = screen;
    await openQuality(screen);
    await press('Summary');
    const cards = page.getByText('View All', {exact: true});
    await cards.nth(1).waitFor();
    frame([page.locator('#acryl-validation-tab-summary-sub-tab'), cards.nth(1), cards.nth(3)], {
      left: 20,
      right: 60,
      bottom: 70,
    });
  },

  async history(screen) {
    const {press, page, frame, stopClock} = screen;
    await stopClock();
    await openQuality(screen);
    await press('Assertions');
    await page.getByText('Volume', {exact: true}).first().click();
    await page.getByText('Grows by 1,000 to 6,000 rows a day').last().click();
    await screen.settle();
    const drawer = page.locator('.ant-drawer-content').last();
    const name = drawer.getByText('Grows by 1,000 to 6,000 rows a day');
    frame([name, drawer.getByText('Passing').first(), drawer.getByText('1 year')], {
      top: 24,
      left: 24,
      right: 24,
    });
  },
});
