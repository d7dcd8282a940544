/**
 * The browser's window in which the front end runs: signed in, always at the same date and time, without access to
 * other hosts.
 */
import path from 'node:path';
import {type BrowserContext, chromium, type Page} from '@playwright/test';
import type {World} from '../../plugins/acme';
import {ContributorError} from '../../plugins/common/contributor-error';
import {BROWSER_ARGS, browsers} from '../test/browser';
import {ACME_IMAGE, isAcme} from './acme-image';
import type {RunningPlatform} from './server';

/** The tours for new users are off, and the menu has its labels. */
const SEEN = `localStorage.clear();
localStorage.setItem('skipOnboardingTour', 'true');
localStorage.setItem('skipAcrylIntroducePage', 'true');
localStorage.setItem('navBarState', '{"state": "OPENED"}');`;

/** Lists that the front end shuffles, by comparing at random, keep their order. Other random values become IDs. */
const UNSHUFFLED = `{
  const {sort} = Array.prototype;
  const {random} = Math;
  let sorting = 0;
  Array.prototype.sort = function (compare) {
    sorting++;
    try {
      return sort.call(this, compare);
    } finally {
      sorting--;
    }
  };
  Math.random = () => (sorting > 0 ? 0.5 : random());
}`;

/**
 * The front end is one function of 16 MB. Tabs in one process compile it once. V8 records source positions while it
 * compiles; otherwise it would parse the function again when an error first needs them.
 */
const QUICK = ['--process-per-site', '--js-flags=--no-enable-lazy-source-positions'];

/** The front end asks for fonts that machines may have or lack; with these rules, it has the same ones everywhere. */
const FONTS = path.join(__dirname, 'fonts.conf');

/** Size in CSS pixels, and the pixel ratio of the picture. */
type Look = {viewport: {width: number; height: number}; scale: number};

/** Opens a window in a separate browser. */
export async function openWindow({
  viewport,
  scale,
}: Look): Promise<{context: BrowserContext; close: () => Promise<void>}> {
  const [executablePath] = browsers();
  if (executablePath === undefined) {
    throw new ContributorError(
      "Found no browser, expected Chromium: npx playwright install chromium, or Debian's chromium.",
    );
  }
  const browser = await chromium.launch({
    executablePath,
    args: [...BROWSER_ARGS, '--font-render-hinting=none', ...QUICK],
    env: {...process.env, FONTCONFIG_FILE: FONTS},
  });
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: scale,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(SEEN);
  await context.addInitScript(UNSHUFFLED);
  return {context, close: () => browser.close()};
}

/**
 * Opens an empty page.
 *
 * @param warnings receives errors of the front end, and its requests to other hosts
 */
export async function openPage(
  context: BrowserContext,
  platform: RunningPlatform,
  world: World,
  warnings: string[],
): Promise<Page> {
  // An earlier scene may have signed in someone else.
  await context.addCookies([{name: 'actor', value: world.me, url: platform.address}]);
  const page = await context.newPage();
  // A stopped clock would also stop timers, and with them the search box.
  await page.clock.install({time: world.now});
  page.on('pageerror', ({message}) =>
    warnings.push(`error of the front end: ${message.slice(0, 200)}`),
  );
  const {origin} = new URL(platform.address);
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      const request = route.request();
      if (request.resourceType() === 'image' && isAcme(request.url())) {
        return route.fulfill({contentType: 'image/svg+xml', body: ACME_IMAGE});
      }
      warnings.push(`request to another host: ${request.url().slice(0, 100)}`);
      return route.abort();
    },
  );
  return page;
}

/** Requests of the front end without a response since the platform was reset. */
export function warningsOf(platform: RunningPlatform): string[] {
  const {queries, fields, errors} = platform.gaps();
  return [
    ...queries.map((query) => `query without a response: ${query}`),
    ...errors,
    ...(fields.length > 0 ? [`fields without data: ${fields.join(', ')}`] : []),
  ];
}
