/** The events page: dates in the reader's time zone, the calendar file, and frames that load on demand. */
import fs from 'node:fs';
import {expect, test, type Page} from './test';
import {open} from './open';
import {watch} from './watch';

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
    // In these weeks, the clocks have changed in the United States, but not yet in Europe.
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
        await expect(page.getByText(`your time zone (${zone}):`)).toBeVisible();
      });
    });
  }

  test('a date that may change says so, and a holiday is no date', async ({page}) => {
    await page.clock.setFixedTime('2025-10-15T12:00Z');
    await open(page, '/events');
    const entries = page.locator('li', {has: page.locator('time')});
    await expect(entries.nth(0)).toContainText('five Thursdays');
    await expect(entries.nth(1)).toContainText('November 2025');
    await expect(entries.nth(1)).toContainText('Thanksgiving');
    await expect(entries.nth(1)).not.toContainText('Thursday, November 27');
    await expect(entries.nth(2)).toContainText('December 2025');
    await expect(entries.nth(2)).toContainText('last week of the year');
  });

  test('the series can be downloaded as a calendar file', async ({page}) => {
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

  test('without a configured calendar, there is no frame and no request to another host', async ({
    page,
  }) => {
    const found = watch(page);
    await page.goto('/events', {waitUntil: 'networkidle'});
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Show the calendar here'})).toHaveCount(0);
    expect(found).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('the rule, the calendar, and the file are there', async ({page}) => {
      await page.goto('/events');
      await expect(page.getByText('9:00 AM US Pacific Time')).toBeVisible();
      const file = page.getByRole('link', {name: 'Download the series'});
      await expect(file).toHaveAttribute('href', '/events/town-halls.ics');
      await expect(page.getByRole('link', {name: 'Subscribe to the series'})).toHaveAttribute(
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

/** Frames that are configured. The built site has none, so the test puts an address into its scripts. */
test.describe('configured frames', () => {
  for (const {key, from, to, show} of [
    {key: 'eventsCalendarUrl', from: '/slack', to: 'Events', show: 'Show the calendar here'},
    {key: 'storyFormUrl', from: '/events', to: 'Share your journey', show: 'Show the form here'},
  ]) {
    test(`${key}: nothing is requested from its host before the click`, async ({page}) => {
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
      await page.route(`**${from}`, async (route) => {
        const response = await route.fetch();
        const headers = response.headers();
        const policy = headers['content-security-policy'] ?? '';
        expect(policy).toContain("frame-src 'none'");
        // The policy that a build with this setting is sent with.
        headers['content-security-policy'] = policy.replace(
          "frame-src 'none'",
          'frame-src https://frame.example',
        );
        await route.fulfill({response, headers});
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
