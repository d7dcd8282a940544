import {dialog, table} from '../scenes-common/parts';
import {writeRecipe} from '../scenes-common/source-form';
import {scenesOf} from '../scene';

export default scenesOf('docs/features/dataset-usage-and-query-history.mdx', {
  async stats({open, see, page, frame}) {
    await open(table('fct_orders', '/Stats'));
    await see('Monthly Queries');
    await page.waitForTimeout(800);
    frame(
      [
        page.getByText('Table Stats'),
        page.getByText('Last Updated'),
        page.getByText('Dev Patel').first(),
      ],
      {
        left: 30,
        right: 24,
      },
    );
  },

  async add(screen) {
    const {open, press, page, frame, mark, size} = screen;
    await size(1280, 900);
    await open(table('fct_orders', '/Queries'));
    await press('Add Query');
    await writeRecipe(
      screen,
      "SELECT currency, SUM(amount) AS revenue\nFROM analytics.marts.fct_orders\nWHERE status = 'completed'\nGROUP BY currency",
    );
    await page.getByTestId('query-builder-title-input').fill('Revenue by currency');
    await dialog(page).locator('[contenteditable=true]').last().fill('Completed orders only.');
    await mark('Save');
    frame(dialog(page), 0);
  },
});
