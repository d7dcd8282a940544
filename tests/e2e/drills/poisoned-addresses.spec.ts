/** Queries that nobody would type: each page stays whole, runs nothing of them, and fits the screen. */
import {expect, test, type Page} from '../test';
import {FROZEN_DOCS} from '../../versions';
import {expectToFit} from '../every-width';
import {open} from '../open';
import {watch} from '../watch';
import {POISON} from './poison';

/** Pages that read their query, and the parameters that they read; a list may be given several times. */
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

/** Servers refuse longer addresses; links and scripts of a page can still lead to them. */
const LONGEST_REQUEST = 7_000;

/** Opens an address; one that no server takes, the way the router does. */
async function openAny(page: Page, address: string): Promise<void> {
  if (address.length <= LONGEST_REQUEST) return open(page, address);
  await open(page, new URL(address, 'http://localhost').pathname);
  await page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Addresses that give the parameters every text in turn; a long one comes alone. */
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
  test(`${path} stays whole, whatever its address asks`, async ({page}) => {
    test.slow();
    const found = watch(page);
    await page.addInitScript(() => {
      Object.assign(window, {hurt: () => console.error('A text of the address ran.')});
    });
    for (const address of poisoned(path, names)) {
      await test.step(address.slice(0, 80), async () => {
        await page.setViewportSize({width: 1440, height: 900});
        await openAny(page, address);
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

test('what an address asks of the catalog in vain leaves a way out', async ({page}) => {
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

test('an unknown view is the cards, an unknown source of a comparison is named', async ({page}) => {
  await open(page, '/integrations?view=__proto__');
  await expect(page.locator('main li.card').first()).toBeVisible();
  await open(page, `/integrations?compare=kafka,__proto__,${'y'.repeat(3000)}`);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('columnheader', {name: 'Kafka'})).toBeVisible();
  await expectToFit(page, [360]);
});
