/** Plays scenes in a browser, one after another, always at the same date and time. */
import type {Page} from '@playwright/test';
import type {World} from '../../plugins/acme';
import type {PictureFacts} from '../../src/features/pictures/model';
import type {PageLabel} from './page-labels';
import type {RunningPlatform} from './server';
import type {Scene} from './scene';
import {BUSY, type Performed, screenOf} from './screen';
import {takeShot} from './shot';
import {openPage, openWindow, warningsOf} from './window';

/** A picture, and the requests without a response while it was taken. */
export type Taken = {png: Buffer; facts: PictureFacts; warnings: string[]};

/** One window for all scenes: the 16 MB of the front end are then fetched and compiled once. */
export type Camera = {
  take: (
    name: string,
    scene: Scene,
    of: {file: string; labels: readonly PageLabel[]; performed: Performed},
  ) => Promise<Taken>;
  close: () => Promise<void>;
};

/** @param platform running platform @param world sets the date and time */
export async function openCamera(platform: RunningPlatform, world: World): Promise<Camera> {
  const {context, close} = await openWindow({viewport: {width: 1280, height: 800}, scale: 2});
  /** Keeps the process of the front end, and what it has compiled. */
  let last: Page | undefined;
  return {
    close,
    async take(name, scene, {file, labels, performed}) {
      platform.reset();
      const warnings: string[] = [];
      const page = await openPage(context, platform, world, warnings);
      try {
        const {screen, shown} = screenOf({
          page,
          address: platform.address,
          forget: platform.forget,
          now: world.now,
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
        // Hidden, so that spinners and cursors of a page that nobody looks at aren't drawn all the time.
        await page.evaluate(() => document.documentElement.style.setProperty('display', 'none'));
        return {png, facts, warnings: [...warnings, ...warningsOf(platform)]};
      } finally {
        await last?.close();
        last = page;
      }
    },
  };
}
