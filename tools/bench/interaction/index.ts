/** Part `interaction`: how quickly a docs page responds at a quarter of the CPU. */
import type {Browser} from '@playwright/test';
import type {FigureKey} from '../budgets';
import {attempt, type Figures} from '../figures';
import {served} from '../served';
import {repeat} from '../statistics';
import {type Case, CASES} from './cases';
import {pressFirst, pressWhenReady} from './press';

/** The figures of a control; without those of a first press if it can't be pressed before scripts run. */
type Keys = {ready: FigureKey; first?: FigureKey; effect?: FigureKey};

const KEYS: Record<Case['name'], Keys> = {
  menu: {ready: 'menuReady', first: 'menuFirst', effect: 'menuEffect'},
  group: {ready: 'groupReady', first: 'groupFirst', effect: 'groupEffect'},
  tab: {ready: 'tabReady', first: 'tabFirst', effect: 'tabEffect'},
  // Buttons of code blocks appear with the scripts.
  copy: {ready: 'copyReady'},
  search: {ready: 'searchReady', first: 'searchFirstKey', effect: 'searchEffect'},
  // The browser follows the link, and the page that could paint is gone.
  next: {ready: 'nextReady', effect: 'nextEffect'},
};

/** Measures our build. */
export async function measureInteraction(
  figures: Figures,
  build: string,
  browser: Browser,
  runs: number,
): Promise<void> {
  for (const one of CASES) {
    const {ready, first, effect} = KEYS[one.name];
    await attempt(figures, 'ours', [ready], () =>
      served(build, async (origin) =>
        figures.set('ours', ready, await repeat(runs, () => pressWhenReady(browser, origin, one))),
      ),
    );
    if (effect === undefined) continue;
    await attempt(figures, 'ours', [effect, ...(first ? [first] : [])], () =>
      served(build, async (origin) => {
        const presses = await repeat(runs, () => pressFirst(browser, origin, one));
        figures.set(
          'ours',
          effect,
          presses.map((press) => press.effect),
        );
        if (first)
          figures.set(
            'ours',
            first,
            presses.map((press) => press.paint),
          );
      }),
    );
  }
}
