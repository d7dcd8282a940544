/** Part `lighthouse`: the scores of the home page and of the median docs page on a simulated phone. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {BROWSER_ARGS} from '../commands/browser';
import type {FigureKey} from './budgets';
import {attempt, type Figures} from './figures';
import {medianPage, weighDocs} from './html-weight';
import {audits} from './lighthouse-audit';
import {served} from './served';

/** Runs `use` with the debugging port of a Chromium that Lighthouse may drive. */
async function withPort<T>(executablePath: string, use: (port: number) => Promise<T>): Promise<T> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'datahub-docs-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...BROWSER_ARGS, '--remote-debugging-port=0'],
  });
  try {
    // Chromium writes the port it chose into its profile.
    const port = fs.readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0];
    return await use(Number(port));
  } finally {
    await context.close();
    fs.rmSync(profile, {recursive: true, force: true});
  }
}

const KEYS: readonly FigureKey[] = [
  'docsPerformance',
  'docsAccessibility',
  'docsBestPractices',
  'docsSeo',
  'homePerformance',
  'homeAccessibility',
  'homeBestPractices',
  'homeSeo',
  'blocking',
  'shift',
];

/** Measures our build; the stock site has no home page to compare. */
export async function measureLighthouse(
  figures: Figures,
  build: string,
  executablePath: string,
): Promise<void> {
  const set = (key: FigureKey, value: number) => figures.set('ours', key, value);
  await attempt(figures, 'ours', KEYS, () =>
    served(build, (origin) =>
      withPort(executablePath, async (port) => {
        const docs = await audits(figures, origin + medianPage(weighDocs(build)).url, port);
        const home = await audits(figures, `${origin}/`, port);
        set('docsPerformance', docs.performance);
        set('docsAccessibility', docs.accessibility);
        set('docsBestPractices', docs.bestPractices);
        set('docsSeo', docs.seo);
        set('homePerformance', home.performance);
        set('homeAccessibility', home.accessibility);
        set('homeBestPractices', home.bestPractices);
        set('homeSeo', home.seo);
        set('blocking', Math.max(docs.blocking, home.blocking));
        set('shift', Math.max(docs.shift, home.shift));
      }),
    ),
  );
}
