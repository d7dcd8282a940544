/**
 * The home page: what it says, figures that match the facts, commands to copy, and drawings whose motion can be
 * stopped.
 */
import {expect, test, type Page} from './test';
import {catalog} from '../../plugins/integrations/catalog';
import {QUICKSTART} from '../../plugins/home/quickstart';
import {loadAdoptionStories} from '../../plugins/community/adoption-stories/load';
import {Problems} from '../../plugins/facts/problems';
import {checkedIntegrations} from '../../plugins/integrations/facts';
import {loadReference} from '../../plugins/reference';
import {ROOT} from '../../plugins/common/root';
import {open} from './open';

const {stories, without_story: others} = loadAdoptionStories(ROOT, new Problems());
const reference = loadReference(ROOT);
const cards = catalog(reference, checkedIntegrations(ROOT), () => false);

/** Returns the names of the animations that are running on the page. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({playState}) => playState === 'running')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : '')),
  );

test('it says what the platform is and offers three next steps', async ({page}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', {level: 1})).toContainText('metadata platform');
  const hero = page.locator('main header').first();
  await expect(hero.getByRole('link', {name: 'Get started'})).toHaveAttribute(
    'href',
    '/docs/quickstart',
  );
  await expect(hero.getByRole('link', {name: 'See the demo'})).toHaveAttribute('href', /^https:/);
  await expect(hero.getByRole('link', {name: 'Get Cloud'})).toHaveAttribute('href', /^https:/);
});

for (const [width, height] of [
  [1440, 900],
  [996, 900],
  [360, 780],
] as const) {
  test(`the first screen of ${width} × ${height} says for whom it is and why to trust it, and shows it`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await page.goto('/');
    await expect(page.getByText(/^For data engineers/)).toBeInViewport();
    const start = page.locator('main header').first().getByRole('link', {name: 'Get started'});
    await expect(start).toBeInViewport({ratio: 1});
    await expect(page.locator('main header .button--primary')).toHaveCount(1);
    const companies = stories.length + others.length;
    const users = page.getByRole('link', {name: `${Math.floor(companies / 10) * 10}+ companies`});
    await expect(users).toBeInViewport({ratio: 1});
    await expect(users).toHaveAttribute('href', '/adoption-stories');
    const figures = page.getByRole('list', {name: 'Who builds DataHub'}).getByRole('link');
    await expect(figures).toHaveText([/^\d+0\+ contributors$/, /^\d+0\+ releases$/, /^Apache/]);
    for (const figure of await figures.all()) {
      await expect(figure).toBeInViewport({ratio: 1});
      await expect(figure).toHaveAttribute('href', /^https:\/\/github\.com\//);
    }
    const source = page.getByRole('link', {name: 'public history'});
    await expect(source).toHaveAttribute('href', /\/commits\/[0-9a-f]{40}$/);
    await expect(page.getByRole('img', {name: /^The Snowflake table/})).toBeInViewport();
  });
}

test('its figures match the facts', async ({page}) => {
  await page.goto('/');
  const figures = page.getByRole('list', {name: 'DataHub in numbers'}).getByRole('link');
  await expect(figures).toHaveCount(4);
  await expect(figures.first()).toContainText(new RegExp(`^${reference.sources.length} ingestion`));
  const able = cards.filter((card) => card.capabilities.includes('Column-level Lineage'));
  await expect(figures.nth(1)).toContainText(new RegExp(`^${able.length} of them`));
  const title = page.getByRole('heading', {name: `${cards.length} integrations`});
  await expect(title).toBeVisible();
});

test('it names each certified integration, and each name leads to its page', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const certified = cards.filter(({support}) => support[0] === 'CERTIFIED');
  const links = page.getByRole('list', {name: 'Certified integrations'}).getByRole('link');
  expect(await links.allInnerTexts()).toEqual(
    certified.map(({name}) => expect.stringContaining(name)),
  );
  for (const link of await links.all()) {
    const href = await link.getAttribute('href');
    expect((await request.get(href ?? '')).status(), href ?? 'no address').toBe(200);
  }
});

test('the commands are copied exactly as shown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  const block = page.locator('.theme-code-block');
  await expect(block.locator('.code-comment, [class^=code-]').first()).toBeAttached();
  await block.hover();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe(QUICKSTART);
});

test('the product is visible at once in the right proportions, and a part of it on a phone', async ({
  page,
}) => {
  for (const [width, file] of [
    [1440, 'home/table'],
    [996, 'home/table'],
    [360, 'home/summary'],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/');
    const picture = page.getByRole('img', {name: /^The Snowflake table fct_orders/});
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.currentSrc))
      .toContain(`/pictures/next/${file}`);
    const {shown, own} = await picture.evaluate((img: HTMLImageElement) => ({
      shown: img.clientWidth / img.clientHeight,
      own: img.naturalWidth / img.naturalHeight,
    }));
    expect(shown).toBeCloseTo(own, 1);
    await picture.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('both drawings have a text alternative, and one version of each shows at any width', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [1440, 996, 360]) {
    await page.setViewportSize({width, height: 900});
    const pictures = page.locator('main section figure').getByRole('img');
    await expect(pictures).toHaveCount(2);
    await expect(pictures.first()).toHaveAccessibleName(
      /PostgreSQL.+Kafka.+dashboard Sales overview/,
    );
    await expect(pictures.last()).toHaveAccessibleName(/metadata service/);
    for (const picture of await pictures.all()) {
      const {left, right} = await picture.evaluate((svg) => svg.getBoundingClientRect());
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
  }
});

test('the dots move until the reader stops them', async ({page}) => {
  await open(page, '/');
  await expect.poll(async () => (await moving(page)).length).toBeGreaterThan(0);
  for (const button of await page.getByRole('button', {name: 'Stop the moving dots'}).all()) {
    await button.first().waitFor();
  }
  await page.getByRole('button', {name: 'Stop the moving dots'}).first().click();
  await page.getByRole('button', {name: 'Stop the moving dots'}).click();
  await expect.poll(() => moving(page)).toEqual([]);
  await page.getByRole('button', {name: 'Start the moving dots'}).first().click();
  await expect.poll(async () => (await moving(page)).length).toBeGreaterThan(0);
});

test('nothing moves for readers who prefer reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  expect(await moving(page)).toEqual([]);
  await expect(page.getByRole('button', {name: 'Stop the moving dots'})).toHaveCount(0);
  await expect(page.locator('main figure').getByRole('img').first()).toBeVisible();
});

test('companies are named with their own statements', async ({page}) => {
  await page.goto('/');
  const shown = page.getByRole('region', {name: 'In their own words'}).getByRole('listitem');
  expect(await shown.count()).toBeGreaterThan(5);
  expect(await shown.filter({has: page.locator('blockquote')}).count()).toBeGreaterThan(3);
  for (const story of await shown.all()) {
    const company = await story.getByRole('heading', {level: 3}).innerText();
    const link = story.getByRole('link');
    await expect(link).toHaveAccessibleName(new RegExp(`(story|talk) by ${company}$`));
    await expect(link).toHaveAttribute('href', /^https:\/\//);
  }
});

test('the layout does not shift while the page loads', async ({page}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as {value: number}).value);
    }).observe({type: 'layout-shift', buffered: true});
  });
  await page.goto('/', {waitUntil: 'networkidle'});
  const shifts = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('everything is readable and nothing moves', async ({page}) => {
    await page.goto('/');
    await expect(page.getByText(QUICKSTART.split('\n')[1] ?? '').first()).toBeVisible();
    await expect(page.locator('main figure').getByRole('img').first()).toBeVisible();
    await expect(page.getByRole('button', {name: 'Stop the moving dots'})).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 2})).toHaveCount(7);
  });
});
