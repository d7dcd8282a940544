/** What a scene can do: use the front end as the page describes, and point at what matters. */
import type {Locator, Page} from '@playwright/test';
import type {World} from '../../plugins/acme';
import {ContributorError} from '../../plugins/common/contributor-error';
import type {PageLabel} from './page-labels';
import type {Executor} from './executor';

/** A number beside something, which the steps of the page refer to. */
type Mark = {label: string; target: Locator};

type Target = string | Locator;

/** What the front end shows while something loads. */
export const BUSY = '.ant-spin-spinning, .ant-skeleton-active';

/** How long the slowest screen takes on a busy machine. */
const PATIENCE = 20_000;

const ROLES = [
  'button',
  'link',
  'menuitem',
  'tab',
  'option',
  'radio',
  'checkbox',
  'switch',
] as const;

export type Screen = {
  /** The browser's page, for actions that no step of the page mentions. */
  page: Page;
  /** Completes runs and connection tests that were requested on the screen. */
  executor: Executor;
  /** Opens a path of the platform, such as `/tags`, and waits until it is complete. */
  open: (address: string) => Promise<void>;
  /** Clicks the element with this label: a step of the page. */
  press: (label: string, within?: Target) => Promise<void>;
  /** Fills in the field with this label: a step of the page. */
  fill: (label: string, text: string, within?: Target) => Promise<void>;
  /** Checks that something with this label is on the screen: a step of the page. */
  see: (label: string, within?: Target) => Promise<Locator>;
  /** Numbers something; screen readers announce the label. */
  mark: (target: Target, label?: string) => Promise<void>;
  /** Dims everything except this. */
  spot: (target: Target) => void;
  /** Shows only this, with some space around it; without it, the whole window is shown. */
  frame: (
    target: Target | readonly Target[],
    space?: number | Partial<Record<'top' | 'right' | 'bottom' | 'left', number>>,
  ) => void;
  /** Ends the session, before `open`, to show what someone sees who hasn't signed in. */
  signOut: () => Promise<void>;
  /** Removes something that the company has, before `open`. */
  before: (urn: string) => void;
  /** Stops the clock, before `open`, for charts that otherwise move with it; search boxes then wait forever. */
  stopClock: () => Promise<void>;
  /** Leaves the mouse where it is at the end, for what appears only on hover. */
  stay: () => void;
  /** Sets the size of the window, before `open`. */
  size: (width: number, height: number) => Promise<void>;
  /** Waits until nothing loads. */
  settle: () => Promise<void>;
};

/** What was pointed at when the scene ended. */
export type Shown = {
  marks: Mark[];
  spot?: Locator | undefined;
  frame: Locator[];
  /** Whether the mouse stays where the scene left it. */
  isPointed: boolean;
  space: Required<Record<'top' | 'right' | 'bottom' | 'left', number>>;
};

/** Which labels of the page a scene has performed. */
export type Performed = Set<string>;

/** How things are pressed and filled in. */
export type Hand = {
  press: (target: Locator) => Promise<void>;
  fill: (target: Locator, text: string) => Promise<void>;
};

/** Acts at once. */
const HAND: Hand = {
  press: (target) => target.click(),
  fill: (target, text) => target.fill(text),
};

type Context = {
  page: Page;
  address: string;
  forget: (urn: string) => void;
  /** The date and time at which scenes begin. */
  now: World['now'];
  executor: Executor;
  scene: string;
  file: string;
  labels: readonly PageLabel[];
  performed: Performed;
  /** Without one, everything is done at once. */
  hand?: Hand;
};

/** Waits until something of these is visible. @returns it, or undefined */
async function firstVisible(
  candidates: readonly Locator[],
  patience = PATIENCE,
): Promise<Locator | undefined> {
  const end = Date.now() + patience;
  do {
    for (const candidate of candidates) {
      const visible = candidate.filter({visible: true}).first();
      if (await visible.count()) return visible;
    }
    await candidates[0]?.page().waitForTimeout(150);
  } while (Date.now() < end);
  return undefined;
}

/** Texts of clickable elements, for the message about a missing label. */
async function pressable(page: Page): Promise<string> {
  const texts = await page
    .locator('button, a, [role=tab], [role=menuitem], label')
    .filter({visible: true})
    .allInnerTexts();
  const words = [...new Set(texts.map((text) => text.trim().split('\n')[0] ?? '').filter(Boolean))];
  return words.slice(0, 40).join(', ');
}

/**
 * @param context the browser's page, the platform's URL, and the documentation page that the scene belongs to
 * @returns the screen, and what it shows when the scene ends
 */
export function screenOf({
  page,
  address,
  forget,
  now,
  executor,
  scene,
  file,
  labels,
  performed,
  hand = HAND,
}: Context): {
  screen: Screen;
  shown: Shown;
} {
  const shown: Shown = {
    marks: [],
    frame: [],
    isPointed: false,
    space: {top: 16, right: 16, bottom: 16, left: 16},
  };
  const locate = (target: Target) =>
    (typeof target === 'string' ? page.locator(target) : target).first();

  async function settle(): Promise<void> {
    await page.waitForLoadState('networkidle', {timeout: PATIENCE}).catch(() => undefined);
    const ready = (busy: string) => document.querySelector(busy) === null;
    await page.waitForFunction(ready, BUSY, {timeout: 6000}).catch(() => undefined);
  }

  function lineOf(label: string): number {
    const line = labels.find((one) => one.label === label)?.line;
    if (line !== undefined) return line;
    const known = [...new Set(labels.map((one) => one.label))].join(', ');
    throw new ContributorError(
      `Scene ${scene}: found no **${label}** in ${file}, expected a label that the page prints in bold: ${known}. ` +
        'For what the page does not mention, use screen.page.',
    );
  }

  async function byLabel(
    label: string,
    kind: 'press' | 'fill' | 'see',
    within?: Target,
  ): Promise<Locator> {
    const line = lineOf(label);
    const root = within === undefined ? page : locate(within);
    const text = root.getByText(label, {exact: true});
    const editable = page.locator('input, textarea, [contenteditable=true]');
    const fields = [
      root.getByLabel(label, {exact: true}).and(editable),
      root.getByPlaceholder(label).and(editable),
    ];
    // Many labels of the front end are related to their field only by position.
    const below = text.locator(
      'xpath=following::*[self::input or self::textarea or @contenteditable="true"][1]',
    );
    const byRole = ROLES.map((role) => root.getByRole(role, {name: label, exact: true}));
    const found = await firstVisible(
      kind === 'fill' ? [...fields, below] : [...byRole, text, ...fields],
    );
    if (!found) {
      throw new ContributorError(
        `${file}:${line}: found no **${label}** on the screen (scene ${scene}, ${new URL(page.url()).pathname}), ` +
          `expected it there. Correct the page or the scene. On the screen: ${await pressable(page)}`,
      );
    }
    performed.add(label);
    return found;
  }

  const screen: Screen = {
    page,
    executor,
    settle,
    async open(path) {
      await page.goto(address + path, {waitUntil: 'load', timeout: 60_000});
      await settle();
    },
    async press(label, within) {
      await hand.press(await byLabel(label, 'press', within));
      await settle();
    },
    async fill(label, text, within) {
      await hand.fill(await byLabel(label, 'fill', within), text);
    },
    see: (label, within) => byLabel(label, 'see', within),
    async mark(target, label) {
      const isLabel = typeof target === 'string' && labels.some((one) => one.label === target);
      const locator = isLabel ? await byLabel(target, 'see') : locate(target);
      shown.marks.push({
        label: label ?? (typeof target === 'string' ? target : ''),
        target: locator,
      });
    },
    spot(target) {
      shown.spot = locate(target);
    },
    frame(target, space) {
      const targets = Array.isArray(target) ? (target as readonly Target[]) : [target as Target];
      shown.frame = targets.map(locate);
      const all =
        typeof space === 'number' ? {top: space, right: space, bottom: space, left: space} : space;
      shown.space = {...shown.space, ...all};
    },
    signOut: () => page.context().clearCookies(),
    before: forget,
    stopClock: () => page.clock.setFixedTime(now),
    stay() {
      shown.isPointed = true;
    },
    size: (width, height) => page.setViewportSize({width, height}),
  };
  return {screen, shown};
}
