/** Part `dev`: how long a writer waits for the first page, and for an edit to show up. */
import type {Browser} from '@playwright/test';
import type {FigureKey} from './budgets';
import {editedFile} from './builds';
import {type DevSubject, devTimes, type DevTimes} from './dev-server';
import {attempt, compareRuns, type Figures, type Side} from './figures';
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

/** Measures the sites alternately; `sites` has the folder of each. */
export async function measureDev(
  figures: Figures,
  sites: Partial<Record<Side, string>>,
  browser: Browser,
  runs: number,
): Promise<void> {
  const all: Record<Side, DevTimes[]> = {ours: [], stock: []};
  for (let run = 0; run < runs; run += 1) {
    for (const side of ['ours', 'stock'] as const) {
      const site = sites[side];
      if (site === undefined) continue;
      await attempt(figures, side, KEYS, async () => {
        clearCaches(side, site);
        all[side].push(await devTimes(devSubject(side, site), browser));
        for (const key of KEYS)
          figures.set(
            side,
            key,
            all[side].map((one) => one[key]),
          );
      });
    }
  }
  if (sites.stock !== undefined)
    for (const [ratio, key] of RATIOS) compareRuns(figures, ratio, key);
}
