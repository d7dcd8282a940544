/** Motion: scrolling to the top, groups that open, the bar, and no motion for readers who prefer reduced motion. */
import {expect, test, type Page} from '../test';
import {open} from '../open';
import {SHELL} from './site';

const toTop = (page: Page) => page.getByRole('button', {name: 'Scroll back to top'});

/** Scrolls down and slightly up, which shows the button, and presses it. @returns each scroll position */
async function pressToTop(page: Page): Promise<number[]> {
  await page.evaluate(() => window.scrollTo(0, 2000));
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, -150);
  await expect(toTop(page)).toBeVisible();
  await page.evaluate(() => {
    const places: number[] = [window.scrollY];
    const scrollTo = window.scrollTo.bind(window) as (x: number, y: number) => void;
    window.scrollTo = ((x: number, y: number) => {
      places.push(y);
      scrollTo(x, y);
    }) as typeof window.scrollTo;
    Object.assign(window, {places});
  });
  await toTop(page).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  return page.evaluate(() => (window as unknown as {places: number[]}).places);
}

test('each frame of scrolling to the top covers 15% of the rest', async ({page}) => {
  await open(page, '/docs/quickstart');
  const places = await pressToTop(page);
  expect(places.length).toBeGreaterThan(20);
  places.slice(1).forEach((place, step) => {
    expect(place).toBe(Math.floor((places[step] ?? 0) * 0.85));
  });
});

/** Opens a group of the sidebar. @returns the height of what opens, and the transition that opens it */
async function expandGroup(page: Page) {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, {seen});
    new MutationObserver((changes) => {
      for (const {target} of changes) {
        const {style, scrollHeight} = target as HTMLElement;
        if (style?.transition) seen.push(`${scrollHeight} ${style.transition}`);
      }
    }).observe(document.body, {subtree: true, attributeFilter: ['style']});
  });
  const caret = page.locator('.theme-doc-sidebar-menu [aria-expanded="false"]').first();
  const name = await caret.getAttribute('aria-label');
  await caret.click();
  const seen = () => page.evaluate(() => (window as unknown as {seen: string[]}).seen);
  await expect.poll(async () => (await seen()).length, `${name} opens`).toBeGreaterThan(0);
  const [, height, duration, easing] =
    /^(\d+) height ([\d.]+m?s)(?: (\S+))?/.exec((await seen())[0] ?? '') ?? [];
  const ms = duration?.endsWith('ms') ? parseFloat(duration) : parseFloat(duration ?? '') * 1000;
  return {height: Number(height), ms, easing};
}

test('a group opens with a duration that depends on its height, and eases in and out', async ({
  page,
}) => {
  await open(page, '/docs/quickstart');
  const {height, ms, easing} = await expandGroup(page);
  const share = height / 36;
  expect(height).toBeGreaterThan(50);
  expect(ms).toBe(Math.round((4 + 15 * share ** 0.25 + share / 5) * 10));
  expect(easing).toBe('ease-in-out');
});

test('the top bar stays near the top of the page, and hides further down', async ({page}) => {
  await open(page, '/docs/quickstart');
  const bar = page.getByRole('navigation', {name: 'Main'});
  const height = (await bar.boundingBox())?.height ?? 0;
  const scrollTo = async (y: number) => {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    // The code that hides the bar listens to scroll events, which fire a frame later.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  };
  const hidden = /navbarHidden/;
  for (const y of [10, 30, height - 5]) {
    await scrollTo(y);
    await expect(bar, `${y} px`).not.toHaveClass(hidden);
  }
  await scrollTo(height + 200);
  await scrollTo(height + 400);
  await expect(bar).toHaveClass(hidden);
  await expect(bar).not.toBeInViewport();
  await scrollTo(height - 5);
  await expect(bar).not.toHaveClass(hidden);
  await expect(bar).toBeInViewport();
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('scrolling to the top is one jump', async ({page}) => {
    await open(page, '/docs/quickstart');
    expect(await pressToTop(page)).toEqual([expect.any(Number), 0]);
  });

  test('a group opens within a millisecond', async ({page}) => {
    await open(page, '/docs/quickstart');
    expect(await expandGroup(page)).toMatchObject({ms: 1, easing: 'ease-in-out'});
  });

  /** Returns elements that would move for longer than 1 ms, with their styles, including inline styles. */
  const moving = (page: Page) =>
    page.evaluate(() => {
      const long = (times: string) =>
        times.split(', ').some((time) => parseFloat(time) * (time.endsWith('ms') ? 1 : 1000) > 1);
      const found = new Set<string>();
      for (const element of document.querySelectorAll('*')) {
        for (const part of ['', '::before', '::after']) {
          const style = getComputedStyle(element, part);
          const {transitionDuration, animationDuration, animationName, scrollBehavior} = style;
          const animated = animationName !== 'none' && long(animationDuration);
          if (long(transitionDuration) || animated || scrollBehavior === 'smooth')
            found.add(
              `${element.tagName}.${element.className}${part}: ${transitionDuration} ${animationDuration}`,
            );
        }
      }
      return [...found];
    });

  for (const path of [
    '/',
    '/docs',
    '/docs/quickstart',
    '/integrations',
    '/learn',
    '/events',
    '/search?q=kafka',
  ]) {
    test(`nothing on ${path} moves for longer than a millisecond`, async ({page}) => {
      await open(page, path);
      expect(await moving(page)).toEqual([]);
    });
  }

  test('neither do the search, the panel on small screens, and the progress bar', async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, `${SHELL}/long`);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    expect(await moving(page)).toEqual([]);
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await page.setViewportSize({width: 1440, height: 900});
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await moving(page)).toEqual([]);
    await page.keyboard.press('Escape');
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\/assets\/js\/(?!main|runtime)[^/]*\.js$/, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.getByRole('link', {name: 'Other page', exact: true}).click();
    await expect(page.locator('#nprogress')).toBeAttached();
    expect(await moving(page)).toEqual([]);
    arrive();
  });
});
