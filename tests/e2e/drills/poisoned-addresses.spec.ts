/** Hostile queries: each page stays intact, runs none of them, and fits the screen. */
import {expect, test, type Page} from '../test';
import {FROZEN_DOCS} from '../../versions';
import {expectToFit} from '../every-width';
import {navigate, open} from '../open';
import {watch} from '../watch';
import {POISON} from './poison';

/** Pages that read their query, with the parameters that they read; a list may occur several times. */
const READERS: Record<string, readonly string[]> = {
  '/integrations': [
    ...['q', 'type', 'connection', 'support', 'capability', 'feature'],
    ...['sort', 'view', 'compare'],
  ],
  '/adoption-stories': ['category', 'category', 'kind', 'kind', 'cloud'],
  '/learn': ['for', 'for', 'for', 'for'],
  '/search': ['version', 'section', 'show'],
  '/docs/graphql/inputObjects': ['filter'],
  '/docs/generated/ingestion/sources/kafka': ['kafka'],
  [`${FROZEN_DOCS}/features`]: [
    ...['version', 'docusaurus-data-has-hydrated', 'docusaurus-data-theme'],
    ...['docusaurus-data-><', 'docusaurus-data-style'],
  ],
  '/customer-stories-survey': ['who'],
};

const title = (page: Page) => page.getByRole('heading', {level: 1});

/** Servers reject longer addresses, but links and scripts of a page can still lead to them. */
const LONGEST_REQUEST = 7_000;

/** How many addresses are loaded; the others are read by the same functions after a step of the router. */
const LOADED = 3;

/** Opens an address: by loading the page, or as the router does, which is the only way for those too long for servers. */
async function openAny(page: Page, address: string, loaded: boolean): Promise<void> {
  if (loaded && address.length <= LONGEST_REQUEST) return open(page, address);
  await navigate(page, address);
}

/** Returns addresses that set the parameters to each text in turn; a long text is in an address by itself. */
function poisoned(path: string, names: readonly string[]): string[] {
  const short = POISON.filter(({length}) => length < 1000);
  const long = POISON.filter(({length}) => length >= 1000);
  const turns = Math.ceil(short.length / names.length);
  const address = (texts: readonly string[]) => {
    const pairs = texts.map((text, index) => [names[index % names.length] ?? '', text]);
    return `${path}?${new URLSearchParams(pairs).toString()}`;
  };
  return [
    ...Array.from({length: turns}, (_, turn) =>
      address(short.slice(turn * names.length, (turn + 1) * names.length)),
    ),
    ...long.map((text) => address([text])),
  ];
}

for (const [path, names] of Object.entries(READERS)) {
  test(`${path} stays intact, whatever is in its address`, async ({page}) => {
    test.slow();
    const found = watch(page);
    await page.addInitScript(() => {
      Object.assign(window, {hurt: () => console.error('A text of the address ran.')});
    });
    await open(page, path);
    for (const [index, address] of poisoned(path, names).entries()) {
      await test.step(address.slice(0, 80), async () => {
        await page.setViewportSize({width: 1440, height: 900});
        await openAny(page, address, index < LOADED);
        await expect(title(page)).toHaveCount(1);
        await expect(title(page)).toBeVisible();
        await expect(title(page)).not.toHaveText(/crashed|Not Found/);
        await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
        await expectToFit(page, [360]);
        expect(found).toEqual([]);
      });
    }
  });
}

test('filters in an address that match nothing in the catalog can be cleared', async ({page}) => {
  await open(page, '/integrations?type=__proto__&q=constructor');
  await expect(page.locator('main li.card')).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('button', {name: /clear|all/i})
    .first()
    .click();
  await expect(page.locator('main li.card').first()).toBeVisible();
  await expect(page).toHaveURL(/\/integrations$/);
});

test('an unknown view shows the cards, and an unknown source in a comparison is named', async ({
  page,
}) => {
  await open(page, '/integrations?view=__proto__');
  await expect(page.locator('main li.card').first()).toBeVisible();
  await open(page, `/integrations?compare=kafka,__proto__,${'y'.repeat(3000)}`);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('columnheader', {name: 'Kafka'})).toBeVisible();
  await expectToFit(page, [360]);
});
