/** Plays a clip and records it: not in real time, but step by step, so the same steps produce the same film. */
import type {BrowserContext, Locator, Page} from '@playwright/test';
import type {World} from '../../../plugins/acme';
import type {Clip, ClipScreen} from '../clip';
import type {PageLabel} from '../page-labels';
import type {RunningPlatform} from '../server';
import {BUSY, type Hand, type Performed, screenOf} from '../screen';
import {openPage, warningsOf} from '../window';
import {type Cue, Film, framesOf, type Part, type Pointer, wayTo} from './film';

/** Size of the window, and of the clips. */
export const WINDOW = {width: 1088, height: 680};

/** Durations in a clip, in seconds. */
const HOLD = 0.6;
const HOLD_TYPED = 0.3;
const BEFORE_PRESS = 0.25;
const PRESS = 0.2;
const LETTERS = 0.15;

/** Steps in which a text is typed. */
const TYPED = 3;

/** How often the screen is polled until it stops changing. */
const MOST_TRIES = 8;

/** Seconds after which the front end shows its changes. */
const SOON = 3.5;

/** Messages disappear after a few seconds of real time, which a clip doesn't track. */
const STEADY = '.ant-message, .ant-notification {display: none !important}';

/** A clip as it was played. */
export type Recorded = {
  parts: readonly Part[];
  cues: Cue[];
  seconds: number;
  /** The poster, as PNG. */
  poster: Buffer;
  warnings: string[];
};

/** Milliseconds after which the front end has shown what the element below the pointer does. */
const HINT_AFTER = 300;

/** Milliseconds after which a step has begun to show its result. */
const STEP_AFTER = 250;

/** Milliseconds after which search boxes have asked for what was typed: the slowest delays twice, by 300 each time. */
const ASKED_AFTER = 700;

/** Parts of a text, each longer than the one before. */
function beginnings(text: string): string[] {
  const step = Math.max(1, Math.ceil(text.length / TYPED));
  const count = Math.ceil(text.length / step);
  return Array.from({length: count}, (_, i) => text.slice(0, (i + 1) * step));
}

/** Records a page while it is used. */
class Recorder {
  readonly film = new Film();
  poster: Buffer | undefined;
  #last: Buffer | undefined;
  #pointer: Pointer = {x: Math.round(WINDOW.width * 0.55), y: Math.round(WINDOW.height * 0.6)};

  constructor(
    private readonly page: Page,
    private readonly settle: () => Promise<void>,
  ) {}

  shoot(): Promise<Buffer> {
    return this.page.screenshot({animations: 'disabled', caret: 'hide'});
  }

  /** Returns a picture of the screen once it stops changing. */
  async still(): Promise<Buffer> {
    let last = await this.shoot();
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      await this.page.waitForTimeout(80);
      const next = await this.shoot();
      if (next.equals(last)) break;
      last = next;
    }
    return last;
  }

  async hold(seconds: number): Promise<void> {
    this.#last = await this.still();
    this.film.add(this.#last, this.#pointer, framesOf(seconds));
  }

  async moveTo(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`found nothing at ${target.toString()}`);
    // A script may have done something that isn't a step of the clip.
    const now = await this.shoot();
    const still = this.#last?.equals(now) ? now : await this.still();
    // On a large element, the pointer goes to what is read first.
    const to = {
      x: Math.round(box.x + Math.min(box.width / 2, 90)),
      y: Math.round(box.y + Math.min(box.height / 2, 60)),
    };
    for (const at of wayTo(this.#pointer, to)) this.film.add(still, at, 1);
    this.#pointer = to;
    await this.page.mouse.move(to.x, to.y);
    await this.page.waitForTimeout(HINT_AFTER);
    await this.hold(BEFORE_PRESS);
  }

  async press(target: Locator): Promise<void> {
    await this.moveTo(target);
    const still = this.#last ?? (await this.still());
    this.film.add(still, {...this.#pointer, presses: true}, framesOf(PRESS));
    await this.page.mouse.click(this.#pointer.x, this.#pointer.y);
  }

  async fill(target: Locator, text: string): Promise<void> {
    await this.press(target);
    for (const beginning of beginnings(text)) {
      await target.fill(beginning);
      await this.holdAfter(ASKED_AFTER, LETTERS);
    }
  }

  /** Waits for what an action causes, at least some milliseconds, and shows it for some seconds. */
  async holdAfter(milliseconds: number, seconds: number): Promise<void> {
    await this.page.waitForTimeout(milliseconds);
    await this.settle();
    await this.hold(seconds);
  }
}

/** Where and for which page a clip is played. */
type Stage = {
  context: BrowserContext;
  platform: RunningPlatform;
  world: World;
  file: string;
  labels: readonly PageLabel[];
  performed: Performed;
};

/** @param name of the clip, for messages */
export async function record(name: string, clip: Clip, stage: Stage): Promise<Recorded> {
  const {context, platform, world, file, labels, performed} = stage;
  platform.reset();
  const warnings: string[] = [];
  const page = await openPage(context, platform, world, warnings);
  try {
    // The recorder waits the way the screen does, but the screen needs the recorder first.
    const hand: Hand = {
      press: (target) => recorder.press(target),
      fill: (target, text) => recorder.fill(target, text),
    };
    const {address, executor, forget} = platform;
    const of = {scene: name, file, labels, performed};
    const {screen} = screenOf({page, address, executor, forget, now: world.now, hand, ...of});
    const recorder = new Recorder(page, screen.settle);
    const then =
      <Args extends unknown[]>(act: (...args: Args) => Promise<void>, hold = HOLD) =>
      async (...args: Args) => {
        await act(...args);
        await recorder.holdAfter(STEP_AFTER, hold);
      };
    const clipScreen: ClipScreen = {
      page,
      executor,
      signOut: screen.signOut,
      before: screen.before,
      settle: screen.settle,
      see: screen.see,
      open: then(async (path: string, ready?: () => Promise<void>) => {
        await screen.open(path);
        await page.addStyleTag({content: STEADY});
        await ready?.();
      }),
      press: then(screen.press),
      fill: then(screen.fill, HOLD_TYPED),
      say: (text) => recorder.film.say(text),
      click: then((target: Locator) => recorder.press(target)),
      type: then((target: Locator, text: string) => recorder.fill(target, text), HOLD_TYPED),
      key: then((key: string) => page.keyboard.press(key)),
      point: then((target: Locator) => recorder.moveTo(target)),
      scroll: then(async (target: Locator, by: number) => {
        await recorder.moveTo(target);
        await page.mouse.wheel(0, by);
      }),
      async later(seconds = SOON) {
        await page.clock.fastForward(seconds * 1000);
        await recorder.holdAfter(STEP_AFTER, HOLD);
      },
      async poster() {
        recorder.poster = await recorder.still();
      },
    };
    await clip(clipScreen);
    if (await page.locator(BUSY).filter({visible: true}).count()) {
      warnings.push('something was still loading');
    }
    const cues = recorder.film.end();
    const {parts, seconds} = recorder.film;
    const poster = recorder.poster ?? (await recorder.still());
    return {parts, cues, seconds, poster, warnings: [...warnings, ...warningsOf(platform)]};
  } finally {
    await page.close();
  }
}
