import {clipsOf} from '../clip';
import {stopAtMinute} from '../scenes-common/moment';
import {dialog, table, tabs} from '../scenes-common/parts';
import {closeMenu, closeSidebar} from '../scenes-common/room';

export default clipsOf('docs/incidents/incidents.mdx', {
  async resolve(screen) {
    const {open, say, press, click, type, later, point, see, page} = screen;
    await closeMenu(page);
    await open(table('fct_payments'), async () => {
      await closeSidebar(page);
      // The list shows how long ago an incident was raised.
      await stopAtMinute(screen);
    });
    const drawer = page.locator('.ant-drawer-content').last();
    say('Open the table and select **Incidents** > **Create**.');
    await press('Incidents', tabs(page));
    await press('Create');
    // This field appears only after the browser has reported that it came into view, which it can miss while the form opens.
    const form = drawer.locator('.ant-drawer-body');
    for (const top of [10_000, 0]) {
      await form.evaluate((body, to) => body.scrollTo(0, to), top);
      await page.waitForTimeout(300);
    }
    await page.getByText('Select assignee').waitFor();
    say('Enter **Name** and **Description**, and choose a **Category**.');
    await type(page.getByTestId('incident-name-input'), 'Charges for 2025-04-15 are missing');
    await type(drawer.locator('[contenteditable=true]').first(), 'Twelve orders have no charge.');
    const category = (await see('Category', drawer)).locator(
      'xpath=following::*[contains(@class, "select") or contains(@data-testid, "select")][1]',
    );
    await click(category);
    await click(page.getByText('Operational', {exact: true}).filter({visible: true}).last());
    say('Select **Create**. The table has an active incident.');
    await press('Create', drawer);
    await later();
    await later();
    say('When the problem is solved, select **Resolve**.');
    await press('Resolve');
    say('Add a note, choose the last **Stage**, and select **Save**.');
    await type(page.getByTestId('incident-resolve-note-input'), 'Reloaded; counts match.');
    await point(dialog(page).getByText('Stage', {exact: true}));
    await press('Save', dialog(page));
    say('The table has no active incidents anymore.');
    await later();
    await later();
  },
});
