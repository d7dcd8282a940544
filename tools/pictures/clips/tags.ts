import {clipsOf} from '../clip';
import {add, dialog, section, table} from '../scenes-common/parts';
import {closeList} from '../scenes-common/source-form';

export default clipsOf('docs/tags.mdx', {
  async assign(screen) {
    const {open, say, press, fill, later, click, point, page} = screen;
    await open('/');
    say('Open **Govern** > **Tags** and select **Create Tag**.');
    await press('Tags');
    await press('Create Tag');
    say('Enter a **Name** and a **Description**.');
    await fill('Name', 'Finance');
    await fill('Description', 'Feeds a finance team report.');
    say('Select **Create**. The tag appears in the list.');
    await press('Create');
    await later();
    say('Open an asset, and select **+** beside **Tags** in its sidebar.');
    await open(table('fct_orders'));
    await click(add(page, 'Tags'));
    say('Choose the tag and select **Add**.');
    await click(page.locator('.rc-virtual-list, .ant-select-dropdown').getByText('Finance').last());
    await closeList(screen);
    await press('Add', dialog(page));
    await later();
    say('The asset has the tag.');
    await point(section(page, 'Tags').getByText('Finance'));
  },
});
