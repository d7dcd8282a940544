/** /tools/recipe: a reader builds a recipe, checks one, sees what it does, and how to run it. */
import {FROZEN} from '../versions';
import {open} from './open';
import {expect, type Page, test} from './test';

const PATH = '/tools/recipe';

const text = (page: Page) => page.getByLabel('Recipe', {exact: true});
const source = (page: Page) => page.locator('#recipe-source');
const verdict = (page: Page) => page.locator('#recipe-verdict');
const form = (page: Page, section: string) =>
  page.locator('details').filter({has: page.locator('summary', {hasText: section})});

/** Opens the page, and waits for the facts about the source. */
async function openTool(page: Page, query = ''): Promise<void> {
  await open(page, `${PATH}${query}`);
  await expect(text(page)).toHaveValue(/^/);
  await expect(verdict(page)).toBeVisible();
}

async function change(page: Page, from: string | RegExp, to: string): Promise<void> {
  await text(page).fill((await text(page).inputValue()).replace(from, to));
}

test('letters that are typed in the list of sources choose one by its name', async ({page}) => {
  await openTool(page, '?source=snowflake');
  await source(page).focus();
  // The address changes between two letters. After a second without one, a browser begins a new name.
  await page.keyboard.type('postgr', {delay: 400});
  await expect(page).toHaveURL(/[?&]source=postgres/);
  await expect(source(page)).toHaveValue('postgres');
  await expect(source(page)).toBeFocused();
});

test('a misspelled key is found on its line, and repaired', async ({page}) => {
  await openTool(page, '?source=postgres');
  await expect(verdict(page)).toHaveText('The recipe is valid.');
  await change(page, 'host_port:', 'hostport:');
  await expect(verdict(page)).toHaveText('The recipe has errors: 2.');
  const fault = page.getByRole('listitem').filter({hasText: 'did you mean host_port?'});
  await fault.getByRole('button', {name: /^line \d+$/}).click();
  await expect(text(page)).toBeFocused();
  const selected = await text(page).evaluate((field) => {
    const {value, selectionStart, selectionEnd} = field as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionEnd);
  });
  expect(selected).toContain('hostport:');
  await fault.getByRole('button', {name: 'Rename to host_port'}).click();
  await expect(verdict(page)).toHaveText('The recipe is valid.');
});

test('form and recipe change each other, comments stay, and the URL leads back', async ({page}) => {
  await openTool(page, '?source=snowflake');
  await change(page, '  config:\n', '  config:\n    # our account\n');
  await page.getByLabel('account_id').fill('');
  await page.getByLabel('account_id').pressSequentially('globex-us2');
  await expect(text(page)).toHaveValue(/# our account\n[^]*\n {4}account_id: globex-us2\n/);
  const extract = form(page, 'What to extract');
  await extract.locator('summary').click();
  const usage = extract.getByLabel('include_usage_stats');
  await expect(usage).toBeChecked();
  await usage.uncheck();
  await expect(text(page)).toHaveValue(/\n {4}include_usage_stats: false\n/);
  await expect(page.getByRole('listitem').filter({hasText: /^Dataset UsageOff/})).toBeVisible();
  await expect(page).toHaveURL(/set=include_usage_stats/);
  expect(page.url()).not.toContain('globex');
  await page.reload();
  await expect(text(page)).toHaveValue(/\n {4}include_usage_stats: false\n/);
  await change(page, 'include_usage_stats: false', 'include_usage_stats: true');
  await form(page, 'What to extract').locator('summary').click();
  await expect(page.getByLabel('include_usage_stats')).toBeChecked();
});

test('a scenario is a start, in each version', async ({page}) => {
  await openTool(page, '?source=snowflake');
  await page.getByLabel('Start from').selectOption({label: 'Sign in with Okta'});
  await expect(text(page)).toHaveValue(/oauth_config:/);
  await expect(page).toHaveURL(/start=sign-in-with-okta/);
  await page.goBack();
  await expect(text(page)).not.toHaveValue(/oauth_config:/);
  await page.locator('#recipe-version').selectOption(FROZEN);
  await form(page, 'With the CLI').locator('summary').click();
  await expect(form(page, 'With the CLI')).toContainText(`acryl-datahub[snowflake]~=${FROZEN}.0`);
});

test('a pasted recipe chooses its source, and secrets become variables', async ({page}) => {
  await openTool(page);
  await text(page).fill(
    'source:\n  type: mysql\n  config:\n    host_port: shop-db.acme.example:3306\n    username: ana\n    password: hunter2\n',
  );
  await expect(source(page)).toHaveValue('mysql');
  await page.getByRole('button', {name: 'Use ${MYSQL_PASSWORD}'}).click();
  await expect(text(page)).toHaveValue(/password: "\$\{MYSQL_PASSWORD\}"\n$/);
  await expect(verdict(page)).toHaveText('The recipe is valid.');
  await form(page, 'All keys').locator('summary').click();
  await expect(page.getByRole('row', {name: /source\.config\.username/})).toContainText('ana');
  await form(page, 'On Kubernetes').locator('summary').click();
  await expect(form(page, 'On Kubernetes')).toContainText('key: mysql-password');
  expect(page.url()).not.toContain('hunter2');
});

test('YAML that cannot be read blocks only the form', async ({page}) => {
  await openTool(page);
  await change(page, 'config:', 'config: [');
  await expect(verdict(page)).toHaveText(/^The recipe has errors/);
  await expect(page.getByText('The form comes back as soon as')).toBeVisible();
  await page.getByRole('button', {name: 'Start over'}).click();
  await expect(verdict(page)).toHaveText('The recipe is valid.');
  await expect(page.getByLabel('account_id')).toBeVisible();
});

test('of a class of the reader’s own, only the other parts are checked', async ({page}) => {
  await openTool(page, '?source=postgres');
  await change(page, 'type: postgres', 'type: acme.sources.Boats');
  await expect(page.getByText('The form is for Postgres.')).toBeVisible();
  await expect(verdict(page)).toHaveText('The recipe is valid.');
  await change(page, 'host_port', 'harbor');
  await expect(verdict(page)).toHaveText('The recipe is valid.');
  await change(page, 'type: datahub-rest', 'type: datahub-rst');
  await expect(verdict(page)).toHaveText(/^The recipe has errors/);
});

test('paths show the datasets and partitions of path_specs', async ({page}) => {
  await openTool(page, '?source=s3');
  const paths = page.getByLabel('Paths of files, one per line');
  await paths.fill(
    's3://acme-lake/raw/orders/day=2025-04-14/a.parquet\ns3://acme-lake/raw/orders/a.parquet\n',
  );
  await expect(page.getByText('Datasets: 1, from files: 1')).toBeVisible();
  await expect(page.getByText('Partition: day=2025-04-14')).toBeVisible();
  await expect(page.getByText('It doesn’t match include')).toBeVisible();
});

test('the recipe is downloaded under a name that editors check', async ({page}) => {
  await openTool(page, '?source=postgres');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Download'}).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.dhub\.yaml$/);
});

test('junk is harmless, and facts that do not arrive can be requested again', async ({page}) => {
  await openTool(page, `?source=${'%3Cb%3E'.repeat(700)}&set=${'a:b%20'.repeat(300)}&version=7`);
  await expect(source(page)).toHaveValue('snowflake');
  await expect(verdict(page)).toHaveText('The recipe is valid.');
  await page.route('**/assets/recipes/next-kafka-*', (route) => route.abort());
  await source(page).selectOption('kafka');
  await expect(page.getByRole('alert')).toContainText('did not load');
  await page.unroute('**/assets/recipes/next-kafka-*');
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(text(page)).toHaveValue(/type: kafka/);
});

test('the page of a source leads to its recipe', async ({page}) => {
  await open(page, `/docs/${FROZEN}/generated/ingestion/sources/kafka`);
  const link = page.getByRole('link', {name: 'Build or check a whole recipe'}).first();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/tools/recipe\\?source=kafka&version=${FROZEN}$`));
  await expect(text(page)).toHaveValue(/type: kafka/);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('nothing that needs them is shown', async ({page}) => {
    await page.goto(PATH);
    await expect(page.getByRole('link', {name: 'Recipes'}).first()).toBeVisible();
    await expect(source(page)).toBeHidden();
  });
});
