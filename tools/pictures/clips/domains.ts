import {clipsOf} from '../clip';
import {dialog} from '../scenes-common/parts';

export default clipsOf('docs/domains.mdx', {
  async fill({open, say, press, fill, click, type, key, later, page}) {
    await open('/');
    say('Open **Govern** > **Domains** and select **Create**.');
    await press('Domains');
    await press('Create');
    say('Enter a **Name** and a **Description**, and select **Create**.');
    await fill('Name', 'Online shop');
    await fill('Description', 'The database behind the shop.');
    await click(page.getByTestId('create-domain-button'));
    await later();
    say('Open the domain and select **Add to Assets**.');
    await click(page.getByText('Online shop', {exact: true}).last());
    await press('Add to Assets');
    say('Find what belongs to it, choose it, and confirm.');
    await type(dialog(page).getByPlaceholder('Search entities...'), 'public');
    await key('Enter');
    await click(dialog(page).locator('.ant-checkbox-input').nth(3));
    await click(dialog(page).locator('.ant-checkbox-input').nth(2));
    await click(dialog(page).getByRole('button', {name: 'Add'}));
    await later();
    say('**Assets** lists what is in the domain.');
    await press('Assets');
  },
});
