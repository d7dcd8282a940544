/** Pages that a browser translates: nothing crashes from page to page, and what changes shows. */
import {expect, test, type Page} from '../test';
import {FROZEN, FROZEN_DOCS} from '../../versions';
import {open} from '../open';
import {SHELL} from '../shell/site';
import {expectSame, openTranslated, translate} from './translator';

const title = (page: Page) => page.getByRole('heading', {level: 1});
const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

test('from docs page to docs page', async ({page}) => {
  const errors = await openTranslated(page, '/docs/features');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar
    .getByRole('link', {name: /^Quickstart/i})
    .first()
    .click();
  await expect(page).toHaveURL(/quickstart/);
  await expect(title(page)).toHaveText(/Quickstart/i);
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last().click();
  await expect(title(page)).not.toHaveText(/^DataHub Quickstart/i);
  await page.goBack();
  await expect(title(page)).toHaveText(/Quickstart/i);
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(crumbs.getByText(/Quickstart/i).last()).toBeVisible();
  await page.goBack();
  await expect(title(page)).toHaveText('What is DataHub?');
  await expectSame(page, errors);
});

test('between kinds of pages', async ({page}) => {
  const errors = await openTranslated(page, '/docs/generated/ingestion/sources/kafka');
  const stops: [string, RegExp][] = [
    ['Integrations', /Integrations/],
    ['Docs', /documentation/],
  ];
  for (const [name, heading] of stops) {
    await bar(page).getByRole('link', {name, exact: true}).click();
    await expect(title(page)).toHaveText(heading);
  }
  await page.locator('main a[href^="/docs/"]').first().click();
  await expect(page).toHaveURL(/\/docs\/./);
  for (let step = 0; step < 3; step += 1) await page.goBack();
  await expect(title(page)).toHaveText(/Kafka/);
  await expectSame(page, errors);
});

test('the menu of versions names the version that is read', async ({page}) => {
  const errors = await openTranslated(page, '/docs/features');
  const label = bar(page).locator('button[aria-label^="Version"]');
  await expect(label).toHaveText('Next');
  await label.click();
  await bar(page)
    .getByRole('link', {name: `${FROZEN} released`})
    .click();
  await expect(page).toHaveURL(`${FROZEN_DOCS}/features`);
  await expect(label).toHaveText(FROZEN);
  await expect(page.locator('.theme-doc-version-badge')).toContainText(FROZEN);
  await page.getByRole('link', {name: /^Read this page in/}).click();
  await expect(page).toHaveURL(/\/docs\/features$/);
  await expect(label).toHaveText('Next');
  await expectSame(page, errors);
});

test('a version without the page says so', async ({page}) => {
  const errors = await openTranslated(page, '/docs/advanced/api-tracing');
  const label = bar(page).locator('button[aria-label^="Version"]');
  await label.click();
  await bar(page)
    .getByRole('link', {name: new RegExp(`^${FROZEN}.*lacks this page`)})
    .click();
  const notice = page.getByRole('status').filter({hasText: 'doesn’t have the page'});
  await expect(notice).toBeVisible();
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
  await expectSame(page, errors);
});

test('the list of headings follows the page', async ({page}) => {
  const errors = await openTranslated(page, '/docs/quickstart');
  const entries = page.locator('.table-of-contents a');
  await entries.last().click();
  await expect(entries.last()).toHaveClass(/--active/);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link').first().click();
  await expect(title(page)).toHaveText('What is DataHub?');
  await expect(entries.first()).toBeVisible();
  const headings = await main(page).locator('h2').allTextContents();
  expect(headings.join()).toContain((await entries.first().textContent()) ?? 'none');
  await expectSame(page, errors);
});

test('tabs, filters and the question of a docs page', async ({page}) => {
  const errors = await openTranslated(page, '/docs/api/graphql/getting-started');
  const python = page.getByRole('tab', {name: 'Python'}).first();
  await python.click();
  await expect(python).toHaveAttribute('aria-selected', 'true');
  const yes = page.getByRole('button', {name: 'Yes', exact: true});
  const no = page.getByRole('button', {name: 'No', exact: true});
  for (const [button, question] of [
    [yes, 'What helped you?'],
    [no, 'What could be better?'],
    [yes, 'What helped you?'],
  ] as const) {
    await button.click();
    await expect(page.getByRole('textbox', {name: question})).toBeVisible();
  }
  await page.getByRole('button', {name: 'Cancel', exact: true}).click();
  const filter = page.getByRole('searchbox', {name: 'Filter pages'});
  const count = page.locator('aside [role="status"]').first();
  for (const [text, said] of [
    ['kafka', /^\d+ of \d+ pages$/],
    ['nothing of the kind', /^No pages match/],
    ['', /^$|pages$/],
  ] as const) {
    await filter.fill(text);
    await expect(count).toHaveText(said);
  }
  await expectSame(page, errors);
});

test('the filter of a reference page counts', async ({page}) => {
  const errors = await openTranslated(page, '/docs/graphql/inputObjects');
  const filter = main(page).getByRole('searchbox');
  const count = main(page)
    .locator('[role="status"]')
    .filter({hasText: /\d|match/});
  await filter.fill('dataset');
  await expect(count).toHaveText(/^\d+ of \d+ /);
  await filter.fill('xyzzy');
  await expect(count).toHaveText(/^No .* match/);
  await page.getByRole('button', {name: 'Clear filter'}).click();
  await expect(count).toHaveText(/^\d+ /);
  await expectSame(page, errors);
});

test('Learn: the filter, a post, and its neighbors', async ({page}) => {
  const errors = await openTranslated(page, '/learn');
  const all = await main(page).locator('article, li.card, .card').count();
  const [first] = await main(page).getByRole('button').all();
  await first?.click();
  await expect(page).toHaveURL(/\?for=/);
  const status = main(page).getByRole('status').first();
  await expect(status).toHaveText(/^\d+ of \d+ posts$/);
  await main(page).getByRole('button', {name: 'Show all posts'}).click();
  await expect(status).toHaveText(/^All \d+ posts$/);
  expect(await main(page).locator('article, li.card, .card').count()).toBe(all);
  const list = (await title(page).textContent()) ?? '';
  await main(page).getByRole('heading', {level: 2}).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/learn\/./);
  // The address is there before the post is.
  await expect(title(page)).not.toHaveText(list);
  const post = (await title(page).textContent()) ?? '';
  await page.getByRole('navigation', {name: /post/i}).getByRole('link').first().click();
  await expect(title(page)).not.toHaveText(post);
  await page.goBack();
  await expect(title(page)).toHaveText(post);
  await page.goBack();
  await expect(page).toHaveURL(/\/learn$/);
  await expectSame(page, errors);
});

test('menus, the panel of a phone, and the announcement', async ({page}) => {
  const errors = await openTranslated(page, `${SHELL}/docs/guide/first`);
  await bar(page).getByRole('button', {name: 'Learn', exact: true}).click();
  await page.keyboard.press('Escape');
  await page.locator('.theme-announcement-bar').getByRole('button').click();
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  await page.setViewportSize({width: 360, height: 740});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const drawer = page.locator('.navbar-sidebar');
  await drawer.getByRole('button', {name: /Back to main menu/}).click();
  await drawer.getByRole('button', {name: 'Learn', exact: true}).click();
  await drawer.getByRole('button', {name: 'Close navigation bar'}).click();
  await page.getByRole('button', {name: 'On this page'}).click();
  await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
  await page.setViewportSize({width: 1440, height: 900});
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  await expectSame(page, errors);
});

test('an unknown address finds its pages', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await open(page, '/docs/quikstart');
  await translate(page);
  await expect(
    main(page)
      .getByRole('link', {name: /Quickstart/i})
      .first(),
  ).toBeVisible();
  await main(page)
    .getByRole('link', {name: /Quickstart/i})
    .first()
    .click();
  await expect(title(page)).toHaveText(/Quickstart/i);
  expect(errors).toEqual([]);
});

/** Gives the page a clipboard that takes every second text. */
function refuseEverySecond(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    let takes = false;
    const writeText = () => {
      takes = !takes;
      return takes ? Promise.resolve() : Promise.reject(new Error('Not allowed.'));
    };
    Object.defineProperty(navigator, 'clipboard', {value: {writeText}});
  });
}

test('what the form of a story answers changes', async ({page}) => {
  await refuseEverySecond(page);
  const errors = await openTranslated(page, '/customer-stories-survey');
  const who = page.getByRole('textbox', {name: 'Who are you?'});
  const outcome = main(page).getByRole('status').last();
  await who.fill('An engineer');
  for (const said of [/^Copied/, /^The text above is selected/, /^Copied/]) {
    await page.getByRole('button', {name: 'Copy for Slack'}).click();
    await expect(outcome).toHaveText(said);
  }
  await who.fill('ü'.repeat(2000));
  await expect(outcome).toHaveText(/too long for a link/);
  await who.fill('An engineer');
  await expect(outcome).toHaveText(/^Copied\. Paste it into #show-and-tell\.$/);
  await expectSame(page, errors);
});

test('what the question of a docs page answers changes', async ({page}) => {
  await refuseEverySecond(page);
  const errors = await openTranslated(page, '/docs/quickstart');
  await page.getByRole('button', {name: 'Yes', exact: true}).click();
  await page.getByRole('textbox', {name: 'What helped you?'}).fill('ü'.repeat(5000));
  const outcome = page.getByRole('status').filter({hasText: /Copied|selected/});
  for (const said of [/^Copied/, /^The rest is selected/, /^Copied/]) {
    await page.getByRole('button', {name: 'Copy the rest'}).click();
    await expect(outcome).toHaveText(said);
  }
  await expectSame(page, errors);
});
