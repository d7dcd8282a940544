import {table} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/schema-history.mdx', {
  async versions({open, mark, page, frame, size}) {
    await size(1400, 800);
    await open(table('fct_orders', '/Schema'));
    const versions = page.getByTestId('schema-version-selector-dropdown');
    await versions.click();
    await page.waitForTimeout(800);
    await mark(versions, 'the list of versions');
    await mark(page.getByTestId('schema-blame-button'), 'View column history');
    frame([versions, page.getByTestId('schema-blame-button'), page.getByText('0.0.0 - ')], {
      left: 420,
      bottom: 90,
      top: 60,
    });
  },

  async blame({open, page, frame, size}) {
    await size(1500, 1250);
    await open(table('fct_orders', '/Schema'));
    await page.getByTestId('schema-blame-button').click();
    await page.waitForTimeout(1500);
    frame(
      [
        page.getByTestId('schema-version-selector-dropdown'),
        page.getByText('order_id').first(),
        page.getByText('Added in v0.1.0'),
      ],
      {
        left: 40,
        bottom: 40,
      },
    );
  },
});
