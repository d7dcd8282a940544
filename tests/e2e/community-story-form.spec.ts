/** The form for a story: nothing that was typed gets lost, whatever the browser allows. */
import {expect, test, type Page} from './test';
import {ISSUES_URL} from '../../src/lib/links';
import {hydrated, open} from './open';

test.describe('share your journey', () => {
  const URL = '/customer-stories-survey';
  const field = (page: Page, name: string) => page.getByRole('textbox', {name});
  const issue = (page: Page) => page.getByRole('link', {name: 'Open as a GitHub issue'});
  const bodyOf = async (page: Page) =>
    new globalThis.URL((await issue(page).getAttribute('href')) ?? '').searchParams.get('body');
  const STORY = '**Who are you?**\nAna, acme\n\n**What changed?**\nA & b = 100 %';

  async function tell(page: Page): Promise<void> {
    await field(page, 'What changed?').fill('A & b = 100 %');
    await field(page, 'Who are you?').fill('Ana, acme');
  }

  test('answers become an issue and a text', async ({page}) => {
    await open(page, URL);
    await tell(page);
    await expect(field(page, 'Your story as text')).toHaveValue(STORY);
    expect(await bodyOf(page)).toBe(STORY);
    expect(await issue(page).getAttribute('href')).toContain(`${ISSUES_URL}?`);
  });

  test('the draft outlasts a reload, and can be forgotten', async ({page}) => {
    await open(page, URL);
    await tell(page);
    await page.reload();
    await expect(field(page, 'Who are you?')).toHaveValue('Ana, acme');
    await page.getByRole('button', {name: 'Start over'}).click();
    await expect(field(page, 'Who are you?')).toHaveValue('');
    await expect(field(page, 'Who are you?')).toBeFocused();
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'What changed?')).toHaveValue('');
  });

  test('the text is copied for Slack', async ({page, context, baseURL}) => {
    const {origin} = new globalThis.URL(baseURL ?? '');
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], {origin});
    await open(page, URL);
    const copy = page.getByRole('button', {name: 'Copy for Slack'});
    await expect(copy).toBeDisabled();
    await tell(page);
    await copy.click();
    await expect(page.getByText('Copied. Paste it into #show-and-tell.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(STORY);
  });

  test('where nothing may be copied, the text is selected', async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', {value: undefined}),
    );
    await open(page, URL);
    await tell(page);
    await page.getByRole('button', {name: 'Copy for Slack'}).click();
    await expect(page.getByText('The text above is selected')).toBeVisible();
    const selected = await field(page, 'Your story as text').evaluate((element) => {
      const {selectionStart, selectionEnd, value} = element as HTMLTextAreaElement;
      return value.slice(selectionStart, selectionEnd);
    });
    expect(selected).toBe(STORY);
  });

  test('a story that no address can hold is not cut', async ({page}) => {
    await open(page, URL);
    await field(page, 'What was the problem?').fill('word '.repeat(2_000));
    await expect(page.getByText('too long for a link')).toBeVisible();
    expect(await bodyOf(page)).toContain('Paste your story here');
  });

  test('it works where storage is blocked', async ({page}) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, 'sessionStorage', {get});
    });
    await open(page, URL);
    await tell(page);
    expect(await bodyOf(page)).toBe(STORY);
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('the questions are a list, and plain links lead on', async ({page}) => {
      await page.goto(URL);
      await expect(field(page, 'Who are you?')).toBeHidden();
      await expect(page.getByRole('listitem').filter({hasText: 'Who are you?'})).toBeVisible();
      const link = page.getByRole('link', {name: 'Open an issue with these questions'});
      const body = new globalThis.URL((await link.getAttribute('href')) ?? '').searchParams.get(
        'body',
      );
      expect(body).toContain('**What changed?**');
    });
  });
});
