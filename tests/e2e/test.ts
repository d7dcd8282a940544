/**
 * The `test` of all browser tests, which lint demands: a test during which a page breaks the content policy fails. The
 * browser says each violation on the console, also those of frames and of pages without scripts; workers are told to.
 */
import {
  type Browser,
  type BrowserContext,
  expect,
  test as base,
  type Worker,
} from '@playwright/test';

export * from '@playwright/test';

/** All that Chromium writes about a policy has these words in it. */
const WORDS = /Content Security Policy|Permissions-Policy|Permissions policy violation/;

type Options = {
  /** What the violations that a test provokes say; each must be met. */
  expectedViolations: readonly RegExp[];
};
type Fixtures = {
  /** What the pages of the test have broken so far, as the browser says it. */
  violations: readonly string[];
};

const seen = new WeakMap<Browser, string[]>();

/** A worker that ends at once can't be told anything; what it is blocked from, its page misses. */
function makeItSay(worker: Worker): void {
  const listen = () =>
    addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
      console.error(
        `A worker broke the Content Security Policy: ${violatedDirective} ${blockedURI}`,
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

/** Watches every context of a browser, whoever makes it. @returns what is found from now on */
function watchBrowser(browser: Browser): string[] {
  const found: string[] = [];
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    watchContext(context, found);
    return context;
  };
  return found;
}

export const test = base.extend<Options & Fixtures>({
  expectedViolations: [[], {option: true}],
  violations: [
    async ({browser, expectedViolations}, use) => {
      const found = seen.get(browser) ?? watchBrowser(browser);
      seen.set(browser, found);
      found.length = 0;
      await use(found);
      const unexpected = found.filter((line) => !expectedViolations.some((one) => one.test(line)));
      expect(unexpected, 'The pages of this test broke the content policy').toEqual([]);
      const missed = expectedViolations.filter((one) => !found.some((line) => one.test(line)));
      expect(missed, 'These violations were expected').toEqual([]);
    },
    {auto: true},
  ],
});
