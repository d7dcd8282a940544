/** Budgets of Lighthouse's scores on a simulated phone. */
import type {Budget} from './types';

/** The score of performance depends on how fast the machine is at the moment; the others don't. */
const performance = (page: string) =>
  ({
    part: 'lighthouse',
    what: `Lighthouse mobile, ${page}: performance`,
    unit: '',
    limit: 95,
    goal: 100,
    atLeast: true,
    byClock: true,
  }) as const;

const score = (page: string, category: string) =>
  ({
    part: 'lighthouse',
    what: `Lighthouse mobile, ${page}: ${category}`,
    unit: '',
    limit: 100,
    atLeast: true,
  }) as const;

export const LIGHTHOUSE = {
  docsPerformance: performance('median page'),
  // One run in five can be slow by chance, so this is only a goal.
  docsWorst: {
    part: 'lighthouse',
    what: 'Lighthouse mobile, median page: performance, worst run',
    unit: '',
    goal: 99,
    atLeast: true,
    byClock: true,
  },
  docsAccessibility: score('median page', 'accessibility'),
  docsBestPractices: score('median page', 'best practices'),
  docsSeo: score('median page', 'SEO'),
  homePerformance: performance('home'),
  homeAccessibility: score('home', 'accessibility'),
  homeBestPractices: score('home', 'best practices'),
  homeSeo: score('home', 'SEO'),
  catalogPerformance: performance('/integrations'),
  catalogAccessibility: score('/integrations', 'accessibility'),
  catalogBestPractices: score('/integrations', 'best practices'),
  catalogSeo: score('/integrations', 'SEO'),
  learnPerformance: performance('a Learn post'),
  learnAccessibility: score('a Learn post', 'accessibility'),
  learnBestPractices: score('a Learn post', 'best practices'),
  learnSeo: score('a Learn post', 'SEO'),
  blocking: {
    part: 'lighthouse',
    what: 'Lighthouse mobile, worst page: blocking time',
    unit: 'ms',
    limit: 150,
    goal: 30,
  },
  shift: {
    part: 'lighthouse',
    what: 'Lighthouse mobile, worst page: layout shift',
    unit: '',
    limit: 0.02,
    goal: 0,
  },
} as const satisfies Record<string, Budget>;
