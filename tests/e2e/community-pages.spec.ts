/** Community pages: stories with their filters and anchors, rosters, chat, and images, also without scripts. */
import {expect, test, type Page} from './test';
import {loadAdoptionStories} from '../../plugins/community/adoption-stories/load';
import {SLACK_URL} from '../../src/lib/links';
import {Problems} from '../../plugins/facts/problems';
import {ROOT} from '../../plugins/common/root';
import {open} from './open';

const {stories, without_story: others} = loadAdoptionStories(ROOT, new Problems());
const slugs = (fits: (story: (typeof stories)[number]) => boolean) =>
  stories.filter(fits).map(({slug}) => slug);

test.describe('adoption stories', () => {
  const URL = '/adoption-stories';
  const cards = (page: Page) => page.locator('li[id]:visible:has(h3)');
  const shown = (page: Page) => cards(page).evaluateAll((list) => list.map(({id}) => id));
  const press = (page: Page, name: string) =>
    page.getByRole('main').getByRole('button', {name, exact: true}).click();
  const status = (page: Page) => page.getByRole('main').getByRole('status');

  for (const [key, label] of [
    ['b2b-b2c', 'B2B & B2C'],
    ['e-commerce', 'E-Commerce'],
    ['financial-fintech', 'Financial & Fintech'],
    ['and-more', 'And More'],
  ] as const) {
    test(`the filter ${label} leaves its stories, and is in the address`, async ({page}) => {
      await open(page, URL);
      await press(page, label);
      const wanted = slugs(({category}) => category === label);
      await expect(status(page)).toHaveText(`${wanted.length} of ${stories.length} stories`);
      await expect(page).toHaveURL(`${URL}?category=${key}`);
      expect(await shown(page)).toEqual(wanted);
    });
  }

  test('categories widen the choice, cloud and kind narrow it, and a reload keeps it', async ({
    page,
  }) => {
    await open(page, URL);
    await press(page, 'E-Commerce');
    await press(page, 'Financial & Fintech');
    await press(page, 'DataHub Cloud');
    const wanted = slugs(
      ({category, cloud}) => /^(E-Commerce|Financial)/.test(category) && cloud === true,
    );
    await expect(cards(page)).toHaveCount(wanted.length);
    expect(await shown(page)).toEqual(wanted);
    await press(page, 'Videos');
    await expect(cards(page)).toHaveCount(1);
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
    expect(await shown(page)).toEqual(['etsy']);
    const videos = page.getByRole('button', {name: 'Videos'});
    await expect(videos).toHaveAttribute('aria-pressed', 'true');
    await videos.click();
    await expect(cards(page)).toHaveCount(wanted.length);
  });

  test('filters without matches say so, and can be reset', async ({page}) => {
    await open(page, `${URL}?category=and-more&kind=video&cloud=true`);
    await expect(status(page)).toHaveText('No story matches all of these filters.');
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole('button', {name: 'Show all stories'}).press('Enter');
    await expect(cards(page)).toHaveCount(stories.length);
    await expect(page).toHaveURL(URL);
    await expect(page.getByRole('button', {name: 'B2B & B2C'})).toBeFocused();
  });

  test('an anchor leads to its card and marks it', async ({page}) => {
    await open(page, `${URL}#dpg-media`);
    await expect(page.locator('#dpg-media')).toHaveAttribute('data-target', '');
    await expect(page.locator('#dpg-media')).toBeInViewport();
    await press(page, 'And More');
    await expect(page).toHaveURL(`${URL}?category=and-more#dpg-media`);
  });

  test('an anchor clears a filter that hides its card', async ({page}) => {
    await open(page, `${URL}?category=and-more#etsy`);
    await expect(page.locator('#etsy')).toBeInViewport();
    await expect(page.locator('#etsy')).toHaveAttribute('data-target', '');
    await expect(page).toHaveURL(`${URL}#etsy`);
    await expect(cards(page)).toHaveCount(stories.length);
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('all stories are there, each a plain link', async ({page}) => {
      await page.goto(`${URL}?category=and-more#viasat`);
      await expect(cards(page)).toHaveCount(stories.length);
      for (const {company, url, slug, quote, figure} of stories) {
        const card = page.locator(`#${slug}`);
        const link = card.getByRole('link', {name: company, exact: true});
        await expect(link).toHaveAttribute('href', url);
        if (quote) await expect(card.locator('blockquote')).toHaveText(`“${quote.text}”`);
        if (quote?.by !== undefined) await expect(card).toContainText(quote.by);
        if (figure) await expect(card).toContainText(`${figure.value} ${figure.text}`);
      }
      for (const company of others)
        await expect(page.getByText(company, {exact: true})).toBeVisible();
      await expect(page.getByRole('button', {name: 'Videos'})).toBeHidden();
      await expect(page.locator('#viasat')).toBeInViewport();
    });
  });
});

test.describe('Slack, champions and guild without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the invitation is a plain link on a real page', async ({page}) => {
    await page.goto('/slack');
    await expect(page).toHaveURL('/slack');
    const link = page.getByRole('link', {name: 'Get your invitation'});
    await expect(link).toHaveAttribute('href', SLACK_URL);
    await expect(page.getByText('#troubleshoot', {exact: true})).toBeVisible();
  });

  test('the rosters are listed by year, without pictures and profiles', async ({page}) => {
    for (const [url, year, person] of [
      ['/champions', 'Champions of 2023', 'Nikola Kasev'],
      ['/guild', 'Honored for 2022', 'Eric Ladouceur'],
    ] as const) {
      await page.goto(url);
      const roster = page.locator('section', {has: page.getByRole('heading', {name: year})});
      await expect(roster.getByText(person, {exact: true})).toBeVisible();
      await expect(roster.locator('img, a[href^="http"], a[href^="mailto"]')).toHaveCount(0);
    }
  });
});

test.describe('the display images', () => {
  const URL = '/hack_display_image';

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({javaScriptEnabled});

      test('show two images in five widths, also as WebP, and nothing else', async ({page}) => {
        await page.goto(URL);
        const images = page.locator('img');
        await expect(images).toHaveCount(2);
        for (const image of await images.all()) {
          const widths = (await image.getAttribute('srcset'))?.match(/ \d+w/g);
          expect(widths).toEqual([' 320w', ' 640w', ' 1280w', ' 1440w', ' 1600w']);
          await expect
            .poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth))
            .toBeGreaterThan(0);
        }
        await expect(page.locator('source[type="image/webp"]')).toHaveCount(2);
        await expect(page.locator('nav, footer, header')).toHaveCount(0);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      });
    });
  }

  test('are what their names say', async ({page, request}) => {
    await page.goto(URL);
    const webp = await page.locator('source').first().getAttribute('srcset');
    const png = await page.locator('img').first().getAttribute('src');
    const bytesOf = async (url = '') => (await request.get(url)).body();
    expect((await bytesOf(webp?.split(' ')[0])).subarray(8, 12).toString()).toBe('WEBP');
    expect((await bytesOf(png ?? '')).subarray(1, 4).toString()).toBe('PNG');
  });
});
