import {scenesOf} from '../scene';

export default scenesOf('docs/browsev2/browse-paths-v2.md', {
  async tree({open, page, see, frame, settle}) {
    await open('/search?query=%2A');
    await see('Navigate');
    for (const name of [
      'browse-entity-Datasets',
      'browse-platform-Snowflake',
      'browse-node-analytics',
    ]) {
      await page.getByTestId(name).click();
      await settle();
    }
    await page.waitForTimeout(800);
    frame(
      [
        page.getByText('Navigate'),
        page.getByTestId('browse-node-marts'),
        page.getByTestId('browse-platform-Snowflake'),
      ],
      {
        bottom: 60,
        left: 20,
        right: 30,
      },
    );
  },
});
