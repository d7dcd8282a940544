/** Budgets of how quickly a docs page responds, with the CPU slowed down. */
import type {Budget} from './types';

const SLOW = 'CPU slowed down 4×';

/** Interaction to next paint; Chromium reports multiples of 8 ms. */
const paint = (what: string) =>
  ({part: 'interaction', what: `to next paint, ${SLOW}: ${what}`, unit: 'ms', limit: 200}) as const;

const effect = (what: string) =>
  ({part: 'interaction', what: `first press to effect, ${SLOW}: ${what}`, unit: 'ms'}) as const;

export const INTERACTION = {
  menuReady: paint('menu'),
  groupReady: paint('sidebar entry'),
  tabReady: paint('tab'),
  copyReady: paint('copy'),
  searchReady: paint('search key'),
  nextReady: paint('next page'),
  menuFirst: paint('menu, first press'),
  groupFirst: paint('sidebar entry, first press'),
  tabFirst: paint('tab, first press'),
  searchFirstKey: paint('search key, first press'),
  menuEffect: effect('menu'),
  groupEffect: effect('sidebar entry'),
  tabEffect: effect('tab'),
  searchEffect: effect('search key'),
  nextEffect: effect('next page'),
} as const satisfies Record<string, Budget>;
