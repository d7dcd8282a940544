/** Measures builds of our site and of the stock one. */
import fs from 'node:fs';
import path from 'node:path';
import {precompress} from '../server/precompress';
import {attempt, compareRuns, type Figures, type Side} from './figures';
import {measureProcess, type Usage} from './measured-process';
import {writeStockSite} from './stock-site';
import {clearCaches} from './workspace';

/** Program and arguments that build each site. */
export const BUILD_COMMANDS: Record<Side, readonly string[]> = {
  ours: [process.execPath, '--import', 'tsx', 'tools/site/build.ts'],
  stock: [process.execPath, require.resolve('@docusaurus/core/bin/docusaurus.mjs'), 'build'],
};

/** Builds a site once, with additional environment variables. */
export function buildSite(
  side: Side,
  site: string,
  env: Record<string, string> = {},
): Promise<Usage> {
  return measureProcess(BUILD_COMMANDS[side], {cwd: site, env});
}

/** A page that both sites have, for the edit between two builds and in development. */
const EDITED_PAGE = 'docs/features.md';

/** Path of the edited page: we assemble docs/, and the stock site reads the result. */
export function editedFile(side: Side, site: string): string {
  return path.join(site, side === 'ours' ? '' : 'genDocs', EDITED_PAGE);
}

type Pair = {cold: Usage; warm: Usage};

/** Builds a site cold, edits a page, and builds it again; the build folder of the second is there afterward. */
async function buildPair(side: Side, site: string): Promise<Pair> {
  clearCaches(side, site);
  const cold = await buildSite(side, site);
  const file = editedFile(side, site);
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, `${text}\nOne more sentence for a warm build.\n`);
  const warm = await buildSite(side, site);
  fs.writeFileSync(file, text);
  return {cold, warm};
}

const KEYS = ['buildCpu', 'buildWall', 'buildMemory', 'warmRatio', 'warmWall'] as const;

function setPairs(figures: Figures, side: Side, pairs: readonly Pair[]): void {
  const set = (key: (typeof KEYS)[number], value: (pair: Pair) => number) =>
    figures.set(side, key, pairs.map(value));
  set('buildCpu', ({cold}) => cold.cpuSeconds);
  set('buildWall', ({cold}) => cold.wallSeconds);
  set('buildMemory', ({cold}) => cold.peakBytes / 1e9);
  set('warmRatio', ({cold, warm}) => warm.cpuSeconds / cold.cpuSeconds);
  set('warmWall', ({warm}) => warm.wallSeconds);
}

/** Our copy of the project, the folder of the stock site if it is measured, too, and how often. */
type Subject = {site: string; stockSite: string | undefined; runs: number};

/** Builds the sites alternately: other load on the machine then slows down both. */
export async function measureBuilds(
  figures: Figures,
  {site, stockSite, runs}: Subject,
): Promise<void> {
  const pairs: Record<Side, Pair[]> = {ours: [], stock: []};
  for (let run = 0; run < runs; run += 1) {
    await attempt(figures, 'ours', KEYS, async () => {
      pairs.ours.push(await buildPair('ours', site));
      setPairs(figures, 'ours', pairs.ours);
    });
    if (stockSite === undefined) continue;
    await attempt(figures, 'stock', KEYS, async () => {
      // Our build has assembled the pages that it reads.
      if (run === 0) writeStockSite(site, stockSite);
      pairs.stock.push(await buildPair('stock', stockSite));
      setPairs(figures, 'stock', pairs.stock);
    });
  }
  if (stockSite === undefined) return;
  compareRuns(figures, 'buildRatio', 'buildCpu');
  // Not counted: compresses the stock pages, so they are sent and measured like ours.
  if (pairs.stock.length > 0) await precompress(path.join(stockSite, 'build'));
}
