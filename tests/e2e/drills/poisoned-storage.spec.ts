/** Storage that is full, throws, or contains nonsense: everything works, and what can't be stored is forgotten. */
import {expect, test, type Page} from '../test';
import {open} from '../open';
import {openDialog, options, searchFor} from '../search/parts';
import {SHELL} from '../shell/site';

const PAGE = '/docs/api/graphql/getting-started';
const SURVEY = '/customer-stories-survey';

/** Every key that the site or one of its packages reads, by storage. */
const KEYS = {
  localStorage: [
    'theme',
    'docusaurus.announcement.id',
    'docusaurus.announcement.dismiss',
    'docs-preferred-version-default',
    'docusaurus.tab.api',
    '__DOCSEARCH_RECENT_SEARCHES__docs',
    '__DOCSEARCH_FAVORITE_SEARCHES__docs',
  ],
  sessionStorage: ['announcement', 'story', `feedback.${PAGE}`],
};

/** Texts for every key. The unit tests of the code that reads a key use more of them. */
const VALUES = [
  'null',
  '{"helpful":',
  '{"__proto__":{"helpful":true},"helpful":{},"comment":[],"who":{}}',
  '[null,0,"x",[],{},{"objectID":1},{"hierarchy":null,"url":"javascript:hurt()"}]',
  '"><script>hurt()</script><img src=x onerror=hurt()>',
  'x'.repeat(10_000),
];

/** Collects errors from now on. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/crashed/);
}

for (const value of VALUES) {
  test(`every key has the value ${value.slice(0, 40)}`, async ({page}) => {
    const errors = errorsOf(page);
    await page.addInitScript(
      ([keys, text]) => {
        Object.assign(window, {hurt: () => console.error('A text of the storage ran.')});
        for (const key of keys.localStorage) localStorage.setItem(key, text);
        for (const key of keys.sessionStorage) sessionStorage.setItem(key, text);
      },
      [KEYS, value] as const,
    );
    await test.step('a docs page with tabs and the feedback question', async () => {
      await open(page, PAGE);
      await expectWhole(page);
      await page.getByRole('tab', {name: 'Python'}).first().click();
      await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await page.getByRole('button', {name: 'Yes', exact: true}).click();
      await expect(page.getByRole('textbox', {name: 'What helped you?'})).toBeVisible();
    });
    await test.step('the search dialog', async () => {
      await openDialog(page);
      await expectWhole(page);
      await page.keyboard.type('kafka');
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
    });
    await test.step('the story form', async () => {
      await open(page, SURVEY);
      await expectWhole(page);
      await page.getByRole('textbox', {name: 'Who are you?'}).fill('An engineer');
      await expect(page.getByRole('textbox', {name: 'Your story as text'})).toHaveValue(
        /An engineer/,
      );
    });
    expect(errors).toEqual([]);
  });
}

test('the theme and the announcement ignore nonsense', async ({page}) => {
  const errors = errorsOf(page);
  await page.addInitScript((values) => {
    const text = values[Number(sessionStorage.getItem('turn') ?? 0)] ?? '';
    for (const key of ['theme', 'docusaurus.announcement.id', 'docusaurus.announcement.dismiss']) {
      localStorage.setItem(key, text);
    }
  }, VALUES);
  for (const turn of VALUES.keys()) {
    await open(page, `${SHELL}/docs/features`);
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', /^(dark|light)$/);
    await page.evaluate((next) => sessionStorage.setItem('turn', String(next)), turn + 1);
  }
  expect(errors).toEqual([]);
});

/** Ways in which a browser refuses to store data, each as an init script. */
const REFUSALS: Record<string, () => void> = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'nearly full': () => {
    const {setItem} = Storage.prototype;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (value.length > 10) throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  },
  'throwing at every use': () => {
    for (const name of ['getItem', 'setItem', 'removeItem', 'key'] as const) {
      Storage.prototype[name] = () => {
        throw new Error('The disk is gone.');
      };
    }
  },
  missing: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {value: null});
    }
  },
};

for (const [how, refuse] of Object.entries(REFUSALS)) {
  test(`with the storage ${how}, nothing breaks, and answers last as long as the page`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(refuse);
    await open(page, PAGE);
    await page.getByRole('tab', {name: 'Python'}).first().click();
    await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('button', {name: 'No', exact: true}).click();
    const comment = page.getByRole('textbox', {name: 'What could be better?'});
    await comment.fill('The second step needs a picture.');
    await expect(comment).toHaveValue('The second step needs a picture.');
    await test.step('a search result opens', async () => {
      await searchFor(page, 'kafka');
      await options(page).first().click();
      await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectWhole(page);
    });
    await test.step('a story is written', async () => {
      await open(page, SURVEY);
      await page.getByRole('textbox', {name: 'Who are you?'}).fill('An engineer');
      await expect(page.getByRole('textbox', {name: 'Your story as text'})).toHaveValue(
        /An engineer/,
      );
    });
    expect(errors).toEqual([]);
  });
}
