/** Every budget of the site, and the figures that are shown without one, in the order of the table. */
import {BUILD} from './build';
import {INTERACTION} from './interaction';
import {LIGHTHOUSE} from './lighthouse';
import {LOAD} from './load';
import {PAGES} from './pages';
import {SEARCH} from './search';
import type {Budget} from './types';

/** Every figure by its key. */
export const BUDGETS = {
  ...BUILD,
  ...LOAD,
  ...PAGES,
  ...INTERACTION,
  ...SEARCH,
  ...LIGHTHOUSE,
} as const satisfies Record<string, Budget>;

/** Name of a figure. */
export type FigureKey = keyof typeof BUDGETS;
