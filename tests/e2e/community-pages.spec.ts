/** The pages of the community: filters, anchors, dates, files, forms, and all of it without scripts. */
import fs from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {loadAdoptionStories} from '../../src/features/adoption-stories/load';
import {ISSUES_URL, SLACK_URL} from '../../src/links';
import {Problems} from '../../src/reference/problems';
import {ROOT} from '../../src/root';
import {open} from './open';
import {watch} from './watch';

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
    test(`the filter ${label} leaves its stories, and goes into the address`, async ({page}) => {
      await open(page, URL);
      await press(page, label);
      const wanted = slugs(({category}) => category === label);
      await expect(status(page)).toHaveText(`${wanted.length} of ${stories.length} stories`);
      await expect(page).toHaveURL(`${URL}?category=${key}`);
      expect(await shown(page)).toEqual(wanted);
    });
  }

  test('categories are any of them, cloud and kind narrow them; a reload keeps the choice', async ({
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

  test('a choice that leaves nothing says so, and has a way out', async ({page}) => {
    await open(page, `${URL}?category=and-more&kind=video&cloud=true`);
    await expect(status(page)).toHaveText('No story fits all of that.');
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

  test('an anchor takes a filter away that hides its card', async ({page}) => {
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
      for (const {company, url, slug} of stories) {
        const link = page.locator(`#${slug}`).getByRole('link', {name: company, exact: true});
        await expect(link).toHaveAttribute('href', url);
      }
      for (const company of others)
        await expect(page.getByText(company, {exact: true})).toBeVisible();
      await expect(page.getByRole('button', {name: 'Videos'})).toBeHidden();
      await expect(page.locator('#viasat')).toBeInViewport();
    });
  });
});

test.describe('events', () => {
  const dates = (page: Page) => page.getByRole('main').locator('time');

  for (const {zone, now, day, time} of [
    {
      zone: 'America/Los_Angeles',
      now: '2025-05-20T12:00Z',
      day: 'Thursday, May 29, 2025',
      time: '9:00 AM',
    },
    {
      zone: 'Europe/Berlin',
      now: '2025-05-20T12:00Z',
      day: 'Thursday, May 29, 2025',
      time: '6:00 PM',
    },
    {zone: 'Asia/Tokyo', now: '2025-05-20T12:00Z', day: 'Friday, May 30, 2025', time: '1:00 AM'},
    // In these weeks the clocks have changed in the United States, not yet in Europe.
    {
      zone: 'Europe/Berlin',
      now: '2025-03-20T12:00Z',
      day: 'Thursday, March 27, 2025',
      time: '5:00 PM',
    },
    {
      zone: 'Australia/Sydney',
      now: '2025-12-31T12:00Z',
      day: 'Friday, January 30, 2026',
      time: '4:00 AM',
    },
  ]) {
    test.describe(`in ${zone} on ${now}`, () => {
      test.use({timezoneId: zone});

      test(`the next town hall is on ${day} at ${time}`, async ({page}) => {
        await page.clock.setFixedTime(now);
        await open(page, '/events');
        await expect(dates(page)).toHaveCount(3);
        await expect(dates(page).first()).toContainText(day);
        await expect(dates(page).first()).toContainText(new RegExp(time.replace(' ', '\\s')));
        await expect(page.getByText(`your time zone, ${zone}:`)).toBeVisible();
      });
    });
  }

  test('a date that may move says so', async ({page}) => {
    await page.clock.setFixedTime('2025-10-15T12:00Z');
    await open(page, '/events');
    const entries = page.locator('li', {has: page.locator('time')});
    await expect(entries.nth(0)).toContainText('five Thursdays');
    await expect(entries.nth(1)).toContainText('Thanksgiving');
    await expect(entries.nth(2)).toContainText('last week of the year');
  });

  test('the series downloads as a calendar file', async ({page}) => {
    await open(page, '/events');
    const waiting = page.waitForEvent('download');
    await page.getByRole('link', {name: 'Download the series'}).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe('town-halls.ics');
    const text = fs.readFileSync(await download.path(), 'utf8');
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
    expect(text).toContain('RRULE:FREQ=MONTHLY;BYDAY=-1TH');
    const {headers} = await page.request
      .get('/events/town-halls.ics')
      .then((it) => ({headers: it.headers()}));
    expect(headers['content-type']).toContain('text/calendar');
  });

  test('no frame and no other host where no calendar is configured', async ({page}) => {
    const found = watch(page);
    await page.goto('/events', {waitUntil: 'networkidle'});
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Show the calendar here'})).toHaveCount(0);
    expect(found).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('rule, calendar and file are there', async ({page}) => {
      await page.goto('/events');
      await expect(page.getByText('9:00 US Pacific Time')).toBeVisible();
      const file = page.getByRole('link', {name: 'Download the series'});
      await expect(file).toHaveAttribute('href', '/events/town-halls.ics');
      await expect(page.getByRole('link', {name: 'Subscribe to it'})).toHaveAttribute(
        'href',
        /^webcal:\/\/.+\/events\/town-halls\.ics$/,
      );
      await expect(page.getByRole('link', {name: 'Register in the calendar'})).toHaveAttribute(
        'href',
        /^https:/,
      );
    });
  });
});

/** Where a frame is configured: the built site has none, so its scripts are handed on with an address in them. */
test.describe('configured frames', () => {
  for (const {key, from, to, show} of [
    {key: 'eventsCalendarUrl', from: '/slack', to: 'Events', show: 'Show the calendar here'},
    {key: 'storyFormUrl', from: '/events', to: 'Share your journey', show: 'Show the form here'},
  ]) {
    test(`${key}: nothing is asked of its host before the press`, async ({page}) => {
      const asked: string[] = [];
      await page.route('https://frame.example/**', async (route) => {
        asked.push(route.request().url());
        await route.fulfill({contentType: 'text/html', body: '<h1>Framed</h1>'});
      });
      await page.route('**/assets/js/main.*.js', async (route) => {
        const response = await route.fetch();
        const script = await response.text();
        const configured = `customFields:{${key}:"https://frame.example/",`;
        expect(script).toContain('customFields:{');
        await route.fulfill({response, body: script.replace('customFields:{', configured)});
      });
      await open(page, from);
      await page.getByRole('main').getByRole('link', {name: to, exact: true}).last().click();
      const button = page.getByRole('button', {name: show});
      await expect(button).toBeVisible();
      expect(asked).toEqual([]);
      await button.press('Enter');
      await expect(page.frameLocator('iframe').getByText('Framed')).toBeVisible();
      await expect(page.locator('iframe')).toBeFocused();
      expect(asked).toEqual(['https://frame.example/']);
    });
  }
});

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
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
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
    await expect(page.getByText('longer than an address can carry')).toBeVisible();
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

test.describe('Slack, champions and guild without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the invitation is a plain link on a real page', async ({page}) => {
    await page.goto('/slack');
    await expect(page).toHaveURL('/slack');
    const link = page.getByRole('link', {name: 'Get your invitation'});
    await expect(link).toHaveAttribute('href', SLACK_URL);
    await expect(page.getByText('#troubleshoot', {exact: true})).toBeVisible();
  });

  test('the rosters are there by year, without pictures and profiles', async ({page}) => {
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

      test('are two, in five widths, as WebP too, and nothing else shows', async ({page}) => {
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
