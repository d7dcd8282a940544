/** Runs Lighthouse on one page. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {BROWSER_ARGS} from '../test/browser';

/** What we use of a run. */
export type Scores = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  blocking: number;
  shift: number;
};

/** Runs `use` with the debugging port of a Chromium for Lighthouse. */
export async function withPort<T>(
  executablePath: string,
  use: (port: number) => Promise<T>,
): Promise<T> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'datahub-docs-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...BROWSER_ARGS, '--remote-debugging-port=0'],
  });
  try {
    // Chromium writes the port it chose to its profile.
    const port = fs.readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0];
    return await use(Number(port));
  } finally {
    await context.close();
    fs.rmSync(profile, {recursive: true, force: true});
  }
}

/**
 * Audits a page once.
 *
 * @returns the scores, and the names of failed audits other than those of performance
 */
async function audit(
  url: string,
  port: number,
): Promise<{scores: Scores; failed: readonly string[]}> {
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

/** What was found about a page: the scores of each run, and the audits that failed in any of them. */
export type Audits = {runs: Scores[]; failed: ReadonlySet<string>};

/** Audits pages in turn, several times: a busy minute of the machine then doesn't fall on one page. */
export async function auditInTurn(
  urls: ReadonlyMap<string, string>,
  {port, runs}: {port: number; runs: number},
): Promise<Map<string, Audits>> {
  const all = new Map<string, Audits>();
  for (let run = 0; run < runs; run += 1) {
    for (const [name, url] of urls) {
      const {scores, failed} = await audit(url, port);
      const known = all.get(name);
      all.set(name, {
        runs: [...(known?.runs ?? []), scores],
        failed: new Set([...(known?.failed ?? []), ...failed]),
      });
    }
  }
  return all;
}
