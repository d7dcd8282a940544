/** /tools/graphql: a reader picks, edits, and runs an operation, and copies it as code. */
import {open} from './open';
import {expect, type Page, test} from './test';

const PATH = '/tools/graphql';

const editor = (page: Page) => page.getByRole('textbox', {name: 'GraphQL operation'});
const variables = (page: Page) => page.getByLabel('Variables, as JSON');
const operation = (page: Page) => page.locator('#graphql-operation');
const run = (page: Page) => page.getByRole('button', {name: 'Run on the example company'});
const status = (page: Page) => page.locator('main').getByRole('status');
const code = (page: Page) => page.locator('main pre');

async function type(page: Page, text: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

test('an operation runs on the example company, and becomes code', async ({page}) => {
  await open(page, PATH);
  await page.getByLabel('Filter operations').fill('tag a column');
  await operation(page).selectOption('Tag a column');
  await expect(editor(page)).toContainText('addTag(input: $input)');
  await run(page).click();
  await expect(status(page).filter({hasText: 'The response has data.'})).toBeVisible();
  await expect(code(page).first()).toContainText('"addTag": true');
  await expect(code(page).last()).toContainText('curl "$DATAHUB_GMS_URL/api/graphql"');
  await page.getByLabel('Python').check();
  await expect(code(page).last()).toContainText('execute_graphql(query, variables=variables)');
});

test('the editor completes names, and Tab leaves it', async ({page}) => {
  await open(page, PATH);
  await expect(editor(page)).toBeVisible();
  await type(page, '{ dataset(urn: "a") { ');
  await page.keyboard.type('depr');
  await expect(page.getByRole('option', {name: /^deprecation/})).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(variables(page)).toBeFocused();
});

test('a fault has its line, and the keyboard runs the request', async ({page}) => {
  await open(page, `${PATH}?op=Query.me`);
  await type(page, '{\n  me {\n    corpUsr { urn }\n  }\n}');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Did you mean "corpUser"?')).toBeVisible();
  await page.getByRole('button', {name: 'Line 3'}).click();
  await expect(editor(page)).toBeFocused();
  await type(page, '{ me { corpUser { urn } } }');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(code(page).first()).toContainText('"urn": "urn:li:corpuser:');
  await expect(page).toHaveURL(/op=Query\.me&query=[^&]*corpUser\+/);
  await page.reload();
  await expect(editor(page)).toContainText('{ me { corpUser { urn } } }');
});

test('a mutation stays out of the URL, and is undone', async ({page}) => {
  await open(page, `${PATH}?op=Mutation.createTag`);
  await type(page, 'mutation { createTag(input: {id: "audit", name: "Audit"}) }');
  await variables(page).fill('');
  await run(page).click();
  await expect(code(page).first()).toContainText('urn:li:tag:audit');
  await type(page, '{ tag(urn: "urn:li:tag:audit") { properties { name } } }');
  await run(page).click();
  await expect(code(page).first()).toContainText('"name": "Audit"');
  await page.getByRole('button', {name: 'Undo all mutations'}).click();
  await run(page).click();
  await expect(code(page).first()).toContainText('"tag": null');
  await expect(page.getByText('Nothing in the example company has these URNs')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/createTag\(/);
});

test('a request of the reference leads to it', async ({page}) => {
  await open(page, '/docs/graphql/mutations#example-tag-a-column');
  await page
    .locator('#example-tag-a-column')
    .getByRole('link', {name: /workbench/})
    .click();
  await expect(operation(page)).toHaveValue('tag-a-column');
});

test('junk in the URL is harmless', async ({page}) => {
  await open(page, `${PATH}?op=${'%3Cb%3E('.repeat(400)}&query=${'%7B('.repeat(700)}`);
  await run(page).click();
  await expect(status(page).filter({hasText: 'would reject'})).toBeVisible();
});

test('a part that is lost says so, and Retry loads it', async ({page}) => {
  let isCut = true;
  await page.route(/\.js$/, (route) =>
    isCut && route.request().url().includes('graphql-workbench') ? route.abort() : route.fallback(),
  );
  await page.goto(PATH);
  await expect(page.getByRole('alert')).toBeVisible();
  isCut = false;
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(editor(page)).toBeVisible();
});

/** Makes the site as if built with `GRAPHQL_URL`; the address is its own, which its content policy allows. */
async function openWithServer(page: Page): Promise<void> {
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('customFields:{', '$&graphqlUrl:"/api/graphql",');
    await route.fulfill({response, body});
  });
  await open(page, `${PATH}?op=Query.me`);
}

test('a server of the operator receives the request; what fails is said, and sending again works', async ({
  page,
}) => {
  let answer: {status: number; body: string} | undefined;
  const received: {authorization: string | undefined; body: string | null}[] = [];
  await page.route('/api/graphql', (route) => {
    const request = route.request();
    received.push({authorization: request.headers()['authorization'], body: request.postData()});
    return answer ? route.fulfill(answer) : route.abort();
  });
  await openWithServer(page);
  const send = page.getByRole('button', {name: /^Send to localhost/});
  const told = (text: string) => status(page).filter({hasText: text});
  await page.getByLabel(/^Access token/).fill('secret');
  await send.click();
  await expect(told('No response from localhost')).toBeVisible();
  answer = {status: 401, body: ''};
  await send.click();
  await expect(told('denied access (401)')).toBeVisible();
  answer = {status: 200, body: '<html>Sign in</html>'};
  await send.click();
  await expect(told('other than a GraphQL response (200)')).toBeVisible();
  answer = {status: 200, body: '{"data": {"me": {"corpUser": {"urn": "urn:li:corpuser:you"}}}}'};
  await send.click();
  await expect(page.locator('main pre', {hasText: 'urn:li:corpuser:you'})).toBeVisible();
  expect(received.map(({authorization}) => authorization)).toEqual(Array(4).fill('Bearer secret'));
  expect(JSON.parse(received[3]?.body ?? '')).toEqual({
    query: expect.stringContaining('query me'),
  });
  expect(page.url()).not.toContain('secret');
  await type(page, '{ mee }');
  await send.click();
  await expect(told('would reject')).toBeVisible();
  expect(received).toHaveLength(4);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the reference is linked', async ({page}) => {
    await page.goto(PATH);
    await expect(page.locator('main').getByRole('link', {name: 'queries'})).toBeVisible();
    await expect(page.getByText('Loading…')).toBeHidden();
  });
});
