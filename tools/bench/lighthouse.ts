/** Part `lighthouse`: the scores of a page of each kind on a simulated phone. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {BROWSER_ARGS} from '../test/browser';
import type {FigureKey} from './budgets';
import {attempt, type Figures} from './figures';
import {medianPage, weighDocs} from './html-weight';
import {audits, type Scores} from './lighthouse-audit';
import {served} from './served';

/** Runs `use` with the debugging port of a Chromium for Lighthouse. */
async function withPort<T>(executablePath: string, use: (port: number) => Promise<T>): Promise<T> {
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

/** The pages besides the docs page, by the first word of their figures. */
const PAGES = {home: '/', catalog: '/integrations', learn: '/learn/data-pipeline'} as const;

type Name = keyof typeof PAGES | 'docs';

const NAMES: readonly Name[] = ['docs', 'home', 'catalog', 'learn'];

const scoresOf = (name: Name) =>
  [
    ['performance', `${name}Performance`],
    ['accessibility', `${name}Accessibility`],
    ['bestPractices', `${name}BestPractices`],
    ['seo', `${name}Seo`],
  ] as const satisfies [keyof Scores, FigureKey][];

const KEYS: readonly FigureKey[] = [
  ...NAMES.flatMap((name) => scoresOf(name).map(([, key]) => key)),
  'blocking',
  'shift',
];

/** Measures our build; of these pages, the stock site has only the docs page. */
export async function measureLighthouse(
  figures: Figures,
  build: string,
  executablePath: string,
): Promise<void> {
  const set = (key: FigureKey, value: number) => figures.set('ours', key, value);
  await attempt(figures, 'ours', KEYS, () =>
    served(build, (origin) =>
      withPort(executablePath, async (port) => {
        const all: Scores[] = [];
        for (const name of NAMES) {
          const page = name === 'docs' ? medianPage(weighDocs(build)).url : PAGES[name];
          const scores = await audits(figures, origin + page, port);
          scoresOf(name).forEach(([from, key]) => set(key, scores[from]));
          all.push(scores);
        }
        set('blocking', Math.max(...all.map(({blocking}) => blocking)));
        set('shift', Math.max(...all.map(({shift}) => shift)));
      }),
    ),
  );
}
