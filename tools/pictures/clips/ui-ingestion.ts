import {clipsOf} from '../clip';
import {dialog} from '../scenes-common/parts';

export default clipsOf('docs/ui-ingestion.mdx', {
  async 'first-run'({open, say, press, fill, click, type, later, point, executor, page}) {
    await open('/');
    say('Open **Data Sources** and select **Create new source**.');
    await press('Data Sources');
    await press('Create new source');
    say('Pick the platform, here Postgres.');
    await click(page.getByTestId('data-source-options').getByText('Postgres', {exact: true}));
    const hint = page.locator('.ant-modal .anticon-close, .ant-modal [aria-label="close"]').nth(1);
    if (await hint.count()) await hint.click();
    say('Fill in the form. The password is a stored secret.');
    await type(page.getByLabel('Host and Port', {exact: true}), 'shop-db.acme.example:5432');
    await type(page.getByLabel('Username', {exact: true}), 'datahub_reader');
    await click(page.getByLabel('Password', {exact: true}));
    await click(page.locator('.ant-select-dropdown').getByText('POSTGRES_PASSWORD').last());
    await type(page.getByLabel('Database', {exact: true}), 'shop');
    await click(dialog(page).getByRole('button', {name: 'Next'}).last());
    say('**Sync Schedule**: choose when it runs.');
    await click(page.getByTestId('ingestion-schedule-next-button'));
    say('Give the source a **Name**, and select **Save & Run**.');
    await fill('Name', 'Shop database', dialog(page));
    await press('Save & Run');
    await later(7);
    say('The first run starts. When it has ended, its status is **Succeeded**.');
    executor.run({seconds: 63});
    await click(page.getByRole('button', {name: 'Refresh'}));
    say('Select the status to see the **Ingested Assets**.');
    await press('Succeeded', page.locator('tr').filter({hasText: 'Shop database'}).last());
    await later();
    await point(dialog(page).getByText('Ingested Assets', {exact: true}));
  },
});
