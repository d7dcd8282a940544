/** Opens a page and waits until its scripts run: a key pressed before that is lost. */
import type {Page} from '@playwright/test';

/**
 * Scrolls, which starts the scripts of a page, and waits until React has hydrated the page. Playwright's own `expect` would describe the whole page after each failed
 * attempt, which prevents a page of 25,000 elements from ever finishing.
 *
 * @throws Error if the page isn't hydrated after 20 seconds
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      dispatchEvent(new Event('scroll'));
      return document.documentElement.dataset['hasHydrated'] === 'true';
    },
    undefined,
    {timeout: 20_000},
  );
}

/** Scrolls, which starts the scripts of a page that may not become interactive. */
export async function startScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('scroll'));
    return document.querySelector('script[type=late]') === null;
  });
}

/** Opens an address, and waits as `hydrated` does. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** Changes the address as the router does after a press on a link, without loading the page again. */
export async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, address);
}

/** Opens an address for a reader whose own style sheet makes text twice as large; it applies before the page starts. */
export async function openWithLargeText(page: Page, url: string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const sheet = '<link rel=stylesheet href=/large.css></head>';
    return route.fulfill({response, body: (await response.text()).replace('</head>', sheet)});
  });
  await page.route('**/large.css', (route) =>
    route.fulfill({contentType: 'text/css', body: 'html {font-size: 200%}'}),
  );
  await open(page, url);
}
