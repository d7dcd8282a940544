/**
 * The `test` of all browser tests, which lint enforces: a test fails if a page violates the content policy. The browser
 * logs each violation to the console, also those of frames and of pages without scripts; workers are made to.
 */
import {
  type Browser,
  type BrowserContext,
  expect,
  test as base,
  type Worker,
} from '@playwright/test';
import {declined} from './services/reader';

export * from '@playwright/test';

/** Every message from Chromium about a policy contains these words. */
const WORDS = /Content Security Policy|Permissions-Policy|Permissions policy violation/;

type Options = {
  /** Patterns of the violations that a test provokes; each must occur. */
  expectedViolations: readonly RegExp[];
};
type Fixtures = {
  /** The violations by the test's pages so far, as the browser reports them. */
  violations: readonly string[];
};

/** What a browser's contexts report, and whether they belong to readers who have declined the shell site's services. */
type Watched = {found: string[]; declines: boolean};
const browsers = new WeakMap<Browser, Watched>();

/** Nothing can run in a worker that ends at once; its page notices what was blocked. */
function makeItSay(worker: Worker): void {
  const listen = () =>
    addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
      console.error(
        `A worker violated the Content Security Policy: ${violatedDirective} ${blockedURI}`,
      ),
    );
  worker.evaluate(listen).catch(() => undefined);
}

function watchContext(context: BrowserContext, found: string[]): void {
  context.on('console', (message) => {
    if (WORDS.test(message.text())) found.push(`${message.text()} (${message.location().url})`);
  });
  context.on('page', (page) => page.on('worker', makeItSay));
}

/** Watches every context of a browser. @returns the violations found from now on */
function watchBrowser(browser: Browser): Watched {
  const watched: Watched = {found: [], declines: true};
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    watchContext(context, watched.found);
    if (watched.declines && options?.storageState === undefined) {
      await context.addInitScript(declined.store, declined);
    }
    return context;
  };
  browsers.set(browser, watched);
  return watched;
}

export const test = base.extend<Options & Fixtures>({
  expectedViolations: [[], {option: true}],
  violations: [
    async ({browser, expectedViolations, storageState}, use) => {
      const watched = browsers.get(browser) ?? watchBrowser(browser);
      watched.declines = storageState === undefined;
      const {found} = watched;
      found.length = 0;
      await use(found);
      const unexpected = found.filter((line) => !expectedViolations.some((one) => one.test(line)));
      expect(unexpected, 'The pages of this test violated the content policy').toEqual([]);
      const missed = expectedViolations.filter((one) => !found.some((line) => one.test(line)));
      expect(missed, 'These violations were expected').toEqual([]);
    },
    {auto: true},
  ],
});
