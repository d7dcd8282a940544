import {add, dialog, section, table} from '../scenes-common/parts';
import {closeList} from '../scenes-common/source-form';
import {scenesOf} from '../scene';

export default scenesOf('docs/tags.mdx', {
  async list({open, press, see, mark}) {
    await open('/');
    await press('Govern');
    await press('Tags');
    await see('Create Tag');
    await mark('Create Tag');
  },

  async create({open, press, fill, see, mark, frame, page}) {
    await open('/tags');
    await press('Create Tag');
    await fill('Name', 'Finance');
    await fill('Description', 'Feeds a finance team report.');
    await see('Color');
    await mark('Name');
    await mark('Create');
    frame(page.getByRole('dialog'), 0);
  },

  async created({open, press, fill, mark, frame, page, settle}) {
    await open('/tags');
    await press('Create Tag');
    await fill('Name', 'Finance');
    await fill('Description', 'Feeds a finance team report.');
    await press('Create', page.getByRole('dialog'));
    await page.waitForTimeout(4000);
    await settle();
    const row = page.getByRole('row').filter({hasText: 'Finance'});
    await mark(row.first(), 'the new tag');
    frame(page.getByRole('table'));
  },

  async choose({open, see, mark, frame, page, settle}) {
    await open(table('fct_payments'));
    await add(page, 'Tags').click();
    await settle();
    await dialog(page).locator('input').first().fill('Tier');
    await page.getByTestId('tag-term-option').first().click();
    await closeList({page});
    await see('Add', dialog(page));
    await mark(dialog(page).locator('.ant-select'), 'the tag');
    await mark(dialog(page).getByRole('button', {name: 'Add'}), 'Add');
    frame(dialog(page), 0);
  },

  async assign({open, mark, see, frame, page}) {
    await open(table('dim_customers'));
    await page.getByText('Terms', {exact: true}).last().scrollIntoViewIfNeeded();
    await see('Tags', section(page, 'Tags'));
    await mark(add(page, 'Tags'), '+ beside Tags');
    frame([section(page, 'Owners'), section(page, 'Terms')]);
  },

  async column({open, size, mark, frame, page}) {
    await size(1720, 800);
    await open(table('dim_customers', '/Columns'));
    const header = page.getByRole('columnheader');
    const tags = page.getByRole('columnheader', {name: 'Tags'});
    await mark(tags, 'Tags');
    frame([header.first(), tags, page.getByText('created_at').first()], {right: 2});
  },

  async bulk({open, press, mark, page, settle, size, frame}) {
    await size(1900, 800);
    await open('/search?query=orders');
    await page.getByTestId('search-results-edit-button').click();
    await settle();
    await page.locator('.ant-checkbox-input').nth(1).check();
    await page.locator('.ant-checkbox-input').nth(2).check();
    const bar = page.getByText('2 selected').locator('xpath=../../..');
    await press('Tags', bar);
    await mark(page.locator('.ant-checkbox-wrapper').nth(1), 'an asset that is selected');
    await mark(bar.getByText('Tags', {exact: true}), 'Tags');
    await mark('Add tags');
    frame([bar, page.getByText('fct_orders').first()], {bottom: 60, right: 10});
  },

  async find({open, mark, page, settle, frame}) {
    await open('/search?query=*');
    const filter = page.getByTestId('filter-dropdown-Tag').or(page.getByText('Tag', {exact: true}));
    await filter.first().click();
    await settle();
    await mark(filter.first(), 'Tag');
    frame([filter.first(), page.locator('.ant-dropdown').last()], {left: 60, right: 60});
  },
});
