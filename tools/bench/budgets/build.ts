/** Budgets of builds, of the development server, and of growth. */
import type {Budget} from './types';

/** How long `npm start` and edits take, against the stock site in the same run. */
const againstStock = (what: string) =>
  ({part: 'dev', what, unit: '×', limit: 1.7, goal: 1, comparison: true}) as const;

export const BUILD = {
  buildRatio: {
    part: 'build',
    what: 'cold build: CPU relative to stock',
    unit: '×',
    limit: 1.3,
    goal: 1.1,
    comparison: true,
  },
  buildCpu: {part: 'build', what: 'cold build: CPU', unit: 's'},
  buildWall: {part: 'build', what: 'cold build: elapsed time', unit: 's'},
  buildMemory: {part: 'build', what: 'cold build: largest process', unit: 'GB', limit: 4, goal: 3},
  warmRatio: {
    part: 'build',
    what: 'warm build after one edit: CPU relative to cold',
    unit: '×',
    limit: 0.6,
    goal: 0.35,
  },
  warmWall: {part: 'build', what: 'warm build after one edit: elapsed time', unit: 's'},
  growth: {
    part: 'growth',
    what: 'JavaScript added to a page by each page of the site',
    unit: 'B',
    limit: 60,
  },
  startColdRatio: againstStock('npm start to first page, cold, relative to stock'),
  startWarmRatio: againstStock('npm start to first page, warm, relative to stock'),
  editRatio: againstStock('from editing a docs page to screen, relative to stock'),
  startCold: {part: 'dev', what: 'npm start to first page, cold', unit: 's'},
  startWarm: {part: 'dev', what: 'npm start to first page, warm', unit: 's'},
  edit: {part: 'dev', what: 'from editing a docs page to screen', unit: 's'},
} as const satisfies Record<string, Budget>;
