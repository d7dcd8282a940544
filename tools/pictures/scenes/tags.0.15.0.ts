import {hideUncountedFilters, oldSection} from '../scenes-common/old-layout';
import {dialog, table} from '../scenes-common/parts';
import {closeList} from '../scenes-common/source-form';
import {scenesOf} from '../scene';

export default scenesOf('docs/tags.mdx', {
  async choose({open, press, mark, frame, page, settle}) {
    await open(table('fct_payments'));
    await press('Add Tags');
    await settle();
    await dialog(page).locator('input').first().fill('Tier');
    await page.getByTestId('tag-term-option').first().click();
    await closeList({page});
    await mark(dialog(page).locator('.ant-select'), 'the tag');
    await mark('Done');
    frame(dialog(page), 0);
  },

  async assign({open, mark, frame, page, size}) {
    await size(1400, 1200);
    await open(table('dim_customers'));
    await mark('Add Tags');
    frame([oldSection(page, 'Owners'), oldSection(page, 'Glossary Terms')]);
  },

  async column({open, size, mark, frame, page}) {
    await size(1500, 800);
    await open(table('dim_customers', '/Schema'));
    const header = page.getByRole('columnheader');
    const tags = page.getByRole('columnheader', {name: 'Tags'});
    await mark(tags, 'Tags');
    frame([header.first(), tags, page.getByText('created_at').first()], {right: 2});
  },

  async bulk({open, press, mark, page, settle, size, frame}) {
    await size(1280, 900);
    await open('/search?query=orders');
    await page.getByTestId('three-dot-menu').click();
    await page.waitForTimeout(600);
    await press('Edit...');
    await settle();
    const boxes = page.locator('.ant-checkbox-input');
    await boxes.nth(1).check();
    await boxes.nth(2).check();
    const bar = page.getByText('2 selected').locator('xpath=../../..');
    await press('Tags', bar);
    await page.waitForTimeout(600);
    await mark(boxes.nth(1), 'an asset that is selected');
    await mark(bar.getByText('Tags', {exact: true}), 'Tags');
    await mark('Add tags');
    frame([bar, boxes.nth(2)], {bottom: 112, left: 0, right: 0, top: 0});
  },

  async find({open, press, mark, page, settle, frame}) {
    await open('/search?query=*');
    await hideUncountedFilters(page);
    await press('More Filters');
    await page.waitForTimeout(600);
    await press('Tag', '.ant-dropdown');
    await settle();
    await page.waitForTimeout(600);
    await mark('More Filters');
    await mark(page.getByTestId('more-filter-Tag'), 'Tag');
    frame([page.getByTestId('more-filters-dropdown'), page.getByTestId('filter-dropdown')], {
      left: 60,
      right: 60,
    });
  },
});
