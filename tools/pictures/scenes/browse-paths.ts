import {scenesOf} from '../scene';

export default scenesOf('docs/browsev2/browse-paths-v2.md', {
  async tree({open, page, see, frame, settle}) {
    await open('/search?query=%2A');
    await page.mouse.click(304, 263);
    await see('Navigate');
    await page.getByTestId('browse-platform-Snowflake').click();
    await settle();
    await page.getByTestId('browse-node-analytics').click();
    await settle();
    await page.waitForTimeout(800);
    frame(
      [
        page.getByText('Navigate'),
        page.getByTestId('browse-node-marts'),
        page.getByTestId('browse-platform-Airflow'),
      ],
      {
        bottom: 60,
        left: 20,
      },
    );
  },
});
