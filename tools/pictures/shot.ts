/** Takes the picture of what a scene shows, and finds the positions of its marks in it. */
import type {Locator, Page} from '@playwright/test';
import {ContributorError} from '../../plugins/common/contributor-error';
import type {Box, PictureFacts} from '../../src/features/pictures/model';
import type {Shown} from './screen';

/** Scrollbars of long lists are there only for a moment after the list has appeared. */
const FADING = '.rc-virtual-list-scrollbar {display: none !important}';

async function boxOf(locator: Locator, scene: string): Promise<Box> {
  const box = await locator.boundingBox({timeout: 5000}).catch(() => null);
  if (box) return box;
  throw new ContributorError(
    `Scene ${scene}: found nothing at ${locator.toString()}, expected something visible.`,
  );
}

/** The smallest box around some boxes, with space around it, inside the window. */
function around(
  boxes: readonly Box[],
  space: Shown['space'],
  window: {width: number; height: number},
): Box {
  const left = Math.max(0, Math.floor(Math.min(...boxes.map(({x}) => x)) - space.left));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map(({y}) => y)) - space.top));
  const right = Math.max(...boxes.map(({x, width}) => x + width)) + space.right;
  const bottom = Math.max(...boxes.map(({y, height}) => y + height)) + space.bottom;
  return {
    x: left,
    y: top,
    width: Math.min(window.width, Math.ceil(right)) - left,
    height: Math.min(window.height, Math.ceil(bottom)) - top,
  };
}

/** Returns whether two boxes overlap. */
const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Converts a box of the window to a box of the picture. */
const inPicture = ({x, y, width, height}: Box, frame: Box): Box => ({
  x: Math.max(0, Math.round(x - frame.x)),
  y: Math.max(0, Math.round(y - frame.y)),
  width: Math.round(width),
  height: Math.round(height),
});

/** @returns the picture at twice its size as PNG, and what is known about it */
export async function takeShot(
  page: Page,
  shown: Shown,
  scene: string,
): Promise<{png: Buffer; facts: PictureFacts}> {
  const window = page.viewportSize() ?? {width: 1280, height: 800};
  const boxes = await Promise.all(shown.frame.map((one) => boxOf(one, scene)));
  const frame = boxes.length > 0 ? around(boxes, shown.space, window) : {x: 0, y: 0, ...window};
  const marks = [];
  for (const {label, target} of shown.marks) {
    const box = await boxOf(target, scene);
    if (!overlaps(box, frame)) {
      throw new ContributorError(
        `Scene ${scene}: the mark "${label}" is outside the frame, expected it inside. Frame more, or leave out the mark.`,
      );
    }
    marks.push({n: marks.length + 1, label, ...inPicture(box, frame)});
  }
  const spot = shown.spot && inPicture(await boxOf(shown.spot, scene), frame);
  const png = await page.screenshot({
    clip: frame,
    animations: 'disabled',
    caret: 'hide',
    style: FADING,
  });
  return {
    png,
    facts: {
      width: frame.width,
      height: frame.height,
      ...(marks.length > 0 ? {marks} : {}),
      ...(spot ? {spot} : {}),
    },
  };
}
