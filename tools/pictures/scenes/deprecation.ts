import {dialog, table} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/api/tutorials/deprecation.mdx', {
  async menu({open, mark, page, frame}) {
    await open(table('fct_payments'));
    await page
      .getByText('View in Snowflake')
      .first()
      .locator('xpath=following::button[1] | following::*[contains(@class,"dropdown")][1]')
      .first()
      .click();
    await mark('Mark as deprecated');
    frame(
      [
        page.getByText('fct_payments').first(),
        page.getByText('Mark as deprecated'),
        page.getByText('Share').last(),
      ],
      {left: 60, right: 130},
    );
  },
  async form({open, press, mark, page, frame}) {
    await open(table('fct_payments'));
    await page
      .getByText('View in Snowflake')
      .first()
      .locator('xpath=following::button[1] | following::*[contains(@class,"dropdown")][1]')
      .first()
      .click();
    await press('Mark as deprecated');
    await page
      .getByPlaceholder('Add Reason')
      .fill('Replaced by fct_orders. Ask Ben before you build on it.');
    await mark('Reason');
    await mark('Decommission Date');
    await mark('Save');
    frame(dialog(page), 0);
  },

  async marked({open, press, settle, page, frame}) {
    await open(table('fct_payments'));
    await page
      .getByText('View in Snowflake')
      .first()
      .locator('xpath=following::button[1] | following::*[contains(@class,"dropdown")][1]')
      .first()
      .click();
    await press('Mark as deprecated');
    await page
      .getByPlaceholder('Add Reason')
      .fill('Replaced by fct_orders. Ask Ben before you build on it.');
    await press('Save');
    await page.waitForTimeout(3500);
    await settle();
    frame(page.getByText('fct_payments').first(), {
      left: 60,
      right: 62,
      top: 30,
      bottom: 30,
    });
  },
});
