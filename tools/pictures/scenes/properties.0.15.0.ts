import {hideUncountedFilters} from '../scenes-common/old-layout';
import {table, tabs} from '../scenes-common/parts';
import {scenesOf} from '../scene';
import next from './properties';

const {choose, result, ...others} = next.scenes;

export default scenesOf(next.page, {
  ...others,

  async choose(screen) {
    const {size, frame, page} = screen;
    await size(1000, 700);
    await choose?.(screen);
    frame([tabs(page), page.locator('.ant-dropdown').last()], {top: 0, bottom: 8, right: 8});
  },

  async result(screen) {
    const {size, frame, page} = screen;
    await size(1000, 700);
    await result?.(screen);
    frame([tabs(page), page.locator('.ant-table-tbody tr').last()], {top: 0, right: 0, bottom: 0});
  },

  async column({open, settle, mark, frame, page, size}) {
    await size(1600, 820);
    await open(table('dim_customers', '/Schema'));
    await page.getByText('email', {exact: true}).first().click();
    await settle();
    await page.waitForTimeout(800);
    const drawer = page.locator('.ant-drawer-content').last();
    await mark(drawer.getByText('Properties', {exact: true}), 'Properties');
    frame(drawer, 0);
  },

  async filter({open, mark, settle, frame, page}) {
    await open('/search?query=*');
    await hideUncountedFilters(page);
    const more = page.getByTestId('more-filters-dropdown');
    await more.click();
    await settle();
    const filters = page.locator('[data-testid^=more-filter-]');
    const property = filters.filter({hasText: 'Retention period in days'});
    await mark(property, 'the property');
    frame(
      [page.getByTestId('filter-dropdown-Type'), more, filters.filter({hasText: 'Classification'})],
      {left: 12, right: 48, bottom: 24},
    );
  },
});
