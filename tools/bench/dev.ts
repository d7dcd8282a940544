/** Part `dev`: how long a writer waits for the first page, and for an edit to show up. */
import type {Browser} from '@playwright/test';
import type {FigureKey} from './budgets';
import {editedFile} from './builds';
import {type DevSubject, devTimes, type DevTimes} from './dev-server';
import {attempt, compareRuns, type Figures, type Side} from './figures';
import {writeStockSite} from './stock-site';
import {clearCaches} from './workspace';

/** Programs and arguments that start each site. */
const COMMANDS: Record<Side, readonly string[]> = {
  ours: [process.execPath, '--import', 'tsx', 'tools/site/start.ts', '--no-open'],
  stock: [
    process.execPath,
    require.resolve('@docusaurus/core/bin/docusaurus.mjs'),
    'start',
    '--no-open',
  ],
};

/** The development server of a site. */
export const devSubject = (side: Side, site: string): DevSubject => ({
  site,
  command: COMMANDS[side],
  file: editedFile(side, site),
});

const KEYS = ['startCold', 'startWarm', 'edit'] as const;
const RATIOS = [
  ['startColdRatio', 'startCold'],
  ['startWarmRatio', 'startWarm'],
  ['editRatio', 'edit'],
] as const satisfies [FigureKey, FigureKey][];

/** Our copy of the project, the folder of the stock site if it is measured, too, and how often. */
type Subject = {site: string; stockSite: string | undefined; runs: number};

/** Measures the sites alternately. */
export async function measureDev(
  figures: Figures,
  {site, stockSite, runs}: Subject,
  browser: Browser,
): Promise<void> {
  const all: Record<Side, DevTimes[]> = {ours: [], stock: []};
  const measure = (side: Side, folder: string, prepare: () => void = () => undefined) =>
    attempt(figures, side, KEYS, async () => {
      prepare();
      clearCaches(side, folder);
      all[side].push(await devTimes(devSubject(side, folder), browser));
      for (const key of KEYS)
        figures.set(
          side,
          key,
          all[side].map((one) => one[key]),
        );
    });
  for (let run = 0; run < runs; run += 1) {
    await measure('ours', site);
    if (stockSite === undefined) continue;
    // Our server has assembled the pages that it reads.
    await measure('stock', stockSite, () => {
      if (run === 0) writeStockSite(site, stockSite);
    });
  }
  if (stockSite !== undefined) for (const [ratio, key] of RATIOS) compareRuns(figures, ratio, key);
}
