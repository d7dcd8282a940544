/** Runs Lighthouse on one page. */
import type {Figures} from './figures';
import {median} from './statistics';

/** What we use of a run. */
export type Scores = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  blocking: number;
  shift: number;
};

/** Runs per page; the median counts, because scores vary with the load of the machine. */
const RUNS = 3;

async function audit(url: string, port: number): Promise<{scores: Scores; failed: string[]}> {
  const {default: lighthouse} = await import('lighthouse');
  const result = await lighthouse(url, {port, logLevel: 'error', output: 'json'});
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const {categories, audits} = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? NaN) * 100);
  const number = (name: string) => audits[name]?.numericValue ?? NaN;
  const failed = ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({id, weight}) => weight > 0 && audits[id]?.score === 0)
      .map(({id}) => id),
  );
  const scores = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
  };
  return {scores, failed};
}

/** Records the median of several runs; failed audits are added to the notes. */
export async function audits(figures: Figures, url: string, port: number): Promise<Scores> {
  const runs: Scores[] = [];
  const failures = new Set<string>();
  for (let run = 0; run < RUNS; run += 1) {
    const {scores, failed} = await audit(url, port);
    runs.push(scores);
    failed.forEach((id) => failures.add(id));
  }
  if (failures.size > 0) {
    figures.notes.push(`Lighthouse, ${new URL(url).pathname}, failed: ${[...failures].join(', ')}`);
  }
  const middle = (key: keyof Scores) => median(runs.map((run) => run[key]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    blocking: middle('blocking'),
    shift: middle('shift'),
  };
}
