/** Plays scenes in a browser, one after the other, always at the same moment of the same day. */
import {type BrowserContext, chromium} from '@playwright/test';
import type {World} from '../../plugins/acme';
import {ContributorError} from '../../plugins/common/contributor-error';
import {BROWSER_ARGS, browsers} from '../test/browser';
import {ACME_IMAGE, isAcme} from './acme-image';
import type {PictureFacts} from '../../src/features/pictures/model';
import type {PageLabel} from './page-labels';
import type {RunningPlatform} from './platform/server';
import type {Scene} from './scene';
import {BUSY, type Performed, screenOf} from './screen';
import {takeShot} from './shot';

/** A picture, and what the front end asked for in vain while it was taken. */
export type Taken = {png: Buffer; facts: PictureFacts; warnings: string[]};

/** One window for all scenes: the 10 MB of the app are then fetched and compiled once. */
export type Camera = {
  take: (
    name: string,
    scene: Scene,
    of: {file: string; labels: readonly PageLabel[]; performed: Performed},
  ) => Promise<Taken>;
  close: () => Promise<void>;
};

/** Nobody is shown the tours of new users, and the menu has its labels. */
const SEEN = `localStorage.clear();
localStorage.setItem('skipOnboardingTour', 'true');
localStorage.setItem('skipAcrylIntroducePage', 'true');
localStorage.setItem('navBarState', '{"state": "OPENED"}');`;

async function openWindow(): Promise<{context: BrowserContext; close: () => Promise<void>}> {
  const [executablePath] = browsers();
  if (executablePath === undefined) {
    throw new ContributorError(
      "Found no browser, expected Chromium: npx playwright install chromium, or Debian's chromium.",
    );
  }
  const browser = await chromium.launch({
    executablePath,
    args: [...BROWSER_ARGS, '--font-render-hinting=none'],
  });
  const context = await browser.newContext({
    viewport: {width: 1280, height: 800},
    deviceScaleFactor: 2,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(SEEN);
  return {context, close: () => browser.close()};
}

/** @param platform that runs  @param world whose moment it is */
export async function openCamera(platform: RunningPlatform, world: World): Promise<Camera> {
  const {context, close} = await openWindow();
  return {
    close,
    async take(name, scene, {file, labels, performed}) {
      platform.reset();
      // A scene may have signed out, or signed in somebody else.
      await context.addCookies([{name: 'actor', value: world.me, url: platform.address}]);
      const warnings: string[] = [];
      const page = await context.newPage();
      // A clock that stands still would also stop timers, and with them the search box.
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
      try {
        const {screen, shown} = screenOf({
          page,
          address: platform.address,
          forget: platform.forget,
          executor: platform.executor,
          scene: name,
          file,
          labels,
          performed,
        });
        await scene(screen);
        await screen.settle();
        if (!shown.isPointed) await page.mouse.move(2, 2);
        await page.waitForTimeout(400);
        if (await page.locator(BUSY).filter({visible: true}).count()) {
          warnings.push('something was still loading');
        }
        const {png, facts} = await takeShot(page, shown, name);
        const {queries, fields, errors} = platform.gaps();
        warnings.push(...queries.map((query) => `query without an answer: ${query}`), ...errors);
        if (fields.length > 0) warnings.push(`filled in with nothing: ${fields.join(', ')}`);
        return {png, facts, warnings};
      } finally {
        await page.close();
      }
    },
  };
}
