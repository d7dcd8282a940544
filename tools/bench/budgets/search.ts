/** Budgets of the search: its weight, its speed, and whether it finds what readers want. */
import type {Budget} from './types';

const found = (what: string, limit: number, goal?: number): Budget => ({
  part: 'relevance',
  what: `${goal === undefined ? 'labeled' : 'held-out'} queries: ${what}`,
  unit: '',
  limit,
  ...(goal !== undefined && {goal}),
  atLeast: true,
});

export const SEARCH = {
  searchBytes: {
    part: 'search',
    what: 'search: fetched until the first result, brotli',
    unit: 'kB',
    limit: 350,
  },
  searchIndex: {
    part: 'search',
    what: 'search: only the index of the largest version, brotli',
    unit: 'kB',
    limit: 350,
  },
  searchFirst: {
    part: 'search',
    what: 'search: from index loaded to first result',
    unit: 'ms',
    limit: 150,
  },
  searchLatency: {
    part: 'search',
    what: 'search: key press to results, p95, CPU slowed down 4×',
    unit: 'ms',
    goal: 60,
  },
  searchLatencyFull: {
    part: 'search',
    what: 'search: key press to results, p95, at full speed',
    unit: 'ms',
    limit: 30,
  },
  searchTask: {
    part: 'search',
    what: 'search: longest main-thread task',
    unit: 'ms',
    limit: 50,
  },
  relevanceMrr: found('MRR@10', 0.92),
  relevanceFirst: found('success@1', 0.88),
  relevanceFive: found('success@5', 0.97),
  relevanceTypos: found('success@5 of typos', 0.95),
  heldOutMrr: found('MRR@10', 0.87, 0.88),
  heldOutFirst: found('success@1', 0.82),
  heldOutFive: found('success@5', 0.95, 0.96),
} as const satisfies Record<string, Budget>;
