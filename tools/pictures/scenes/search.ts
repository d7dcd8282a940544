import {dialog} from '../scenes-common/parts';
import {scenesOf} from '../scene';

export default scenesOf('docs/how/search.mdx', {
  async filters({open, see, mark, page}) {
    await open('/search?query=orders');
    await page.mouse.click(304, 263);
    await see('Type');
    await see('Owner');
    await see('Glossary Term');
    await mark('Platform');
    await mark('More');
    await mark('Navigate');
  },

  async view({open, press, page, frame, mark}) {
    await open('/search?filter_platform=urn%3Ali%3AdataPlatform%3Asnowflake&query=%2A');
    await press('Save as a View');
    await page.getByTestId('view-name-input').fill('Snowflake tables');
    await page.getByTestId('view-description-input').fill('Datasets of the warehouse.');
    await mark('Name');
    await mark(dialog(page).getByText('Type', {exact: true}), 'Type');
    await mark(page.getByTestId('view-builder-save'), 'Save');
    frame(dialog(page), 0);
  },
});
