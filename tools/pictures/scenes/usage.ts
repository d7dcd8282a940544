import {dialog, foldSidebar, table, tabs} from '../scenes-common/parts';
import {writeRecipe} from '../scenes-common/source-form';
import {scenesOf} from '../scene';

export default scenesOf('docs/features/dataset-usage-and-query-history.mdx', {
  async queries({open, press, see, page, size, frame}) {
    await size(1500, 900);
    await open(table('fct_orders', '/Queries'));
    await press('Queries', tabs(page));
    await see('Highlighted Queries');
    await see('Recent Queries');
    frame(
      [
        page.getByTestId('Queries-entity-tab-header'),
        page.getByText('Highlighted Queries').first(),
        page.getByText('Add Highlighted Query'),
        page.getByText('Recent Queries').first(),
      ],
      {bottom: 40},
    );
  },

  async stats({open, press, see, page, frame}) {
    await open(table('fct_orders'));
    await foldSidebar(page);
    await press('Stats', tabs(page));
    await page.waitForTimeout(1000);
    await see('Monthly Queries');
    await see('Top Users');
    frame([tabs(page), page.getByText('Monthly Queries'), page.getByText('Top Users').first()], {
      bottom: 130,
    });
  },

  async add(screen) {
    const {open, press, page, frame, mark, size} = screen;
    await size(1280, 900);
    await open(table('fct_orders', '/Queries'));
    await press('Add Highlighted Query');
    await writeRecipe(
      screen,
      "SELECT currency, SUM(amount) AS revenue\nFROM analytics.marts.fct_orders\nWHERE status = 'completed'\nGROUP BY currency",
    );
    await page.getByTestId('query-builder-title-input').fill('Revenue by currency');
    await dialog(page).locator('[contenteditable=true]').last().fill('Completed orders only.');
    await mark('Query');
    await mark('Title');
    await mark('Save');
    frame(dialog(page), 0);
  },
});
