/** Measures builds of our site and of the stock one. */
import fs from 'node:fs';
import path from 'node:path';
import {precompress} from '../server/precompress';
import type {FigureKey} from './budgets';
import {attempt, type Figures, type Side} from './figures';
import {measureProcess, type Usage} from './measured-process';
import {clearCaches} from './workspace';

/** Program and arguments that build each site. */
const COMMANDS: Record<Side, readonly string[]> = {
  ours: [process.execPath, '--import', 'tsx', 'tools/site/build.ts'],
  stock: [process.execPath, require.resolve('@docusaurus/core/bin/docusaurus.mjs'), 'build'],
};

/** Builds a site once, with additional environment variables. */
export function buildSite(
  side: Side,
  site: string,
  env: Record<string, string> = {},
): Promise<Usage> {
  return measureProcess(COMMANDS[side], {cwd: site, env});
}

/** A page that both sites have, for the edit between two builds and in development. */
const EDITED_PAGE = 'docs/features.md';

/** Path of the edited page: we assemble docs/, and the stock site reads the result. */
export function editedFile(side: Side, site: string): string {
  return path.join(site, side === 'ours' ? '' : 'genDocs', EDITED_PAGE);
}

const KEYS = ['buildCpu', 'buildWall', 'buildMemory', 'warmRatio', 'warmWall'] as const;

/** Builds a site cold, edits a page and builds it again; our copy's build folder is there afterward. */
export async function measureBuilds(figures: Figures, side: Side, site: string): Promise<void> {
  await attempt(figures, side, KEYS, async () => {
    clearCaches(side, site);
    const cold = await buildSite(side, site);
    figures.set(side, 'buildCpu', cold.cpuSeconds);
    figures.set(side, 'buildWall', cold.wallSeconds);
    figures.set(side, 'buildMemory', cold.peakBytes / 1e9);

    fs.appendFileSync(editedFile(side, site), '\nOne more sentence for a warm build.\n');
    const warm = await buildSite(side, site);
    figures.set(side, 'warmRatio', warm.cpuSeconds / cold.cpuSeconds);
    figures.set(side, 'warmWall', warm.wallSeconds);

    // Not counted: compresses the stock pages, so they are sent and measured like ours.
    if (side === 'stock') await precompress(path.join(site, 'build'));
  });
}

/** The only budget that compares both sites. */
export async function compareBuilds(figures: Figures): Promise<void> {
  const keys: readonly FigureKey[] = ['buildRatio'];
  await attempt(figures, 'ours', keys, async () => {
    const ours = figures.get('ours', 'buildCpu');
    const stock = figures.get('stock', 'buildCpu');
    if (!ours || !('value' in ours)) throw new Error('our site was not built');
    if (!stock || !('value' in stock)) throw new Error('the stock site was not built');
    figures.set('ours', 'buildRatio', ours.value / stock.value);
  });
}
