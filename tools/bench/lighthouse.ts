/** Part `lighthouse`: the scores of a page of each kind on a simulated phone. */
import fs from 'node:fs';
import path from 'node:path';
import type {FigureKey} from './budgets';
import {attempt, type Figures} from './figures';
import {medianPage, weighDocs} from './html-weight';
import {audit, type Scores, withPort} from './lighthouse-audit';
import {served} from './served';
import {median} from './statistics';

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
  ...(['docsWorst', 'blocking', 'shift'] as const),
];

/** The build folders, and how often each page is audited. */
type Subject = {build: string; stockBuild?: string | undefined; runs: number};

/** Audits pages in turn, several times, so that a busy minute doesn't fall on one page. */
async function rounds(
  figures: Figures,
  urls: ReadonlyMap<string, string>,
  {port, runs}: {port: number; runs: number},
): Promise<Map<string, Scores[]>> {
  const all = new Map<string, Scores[]>([...urls.keys()].map((name) => [name, []]));
  const failures = new Map<string, Set<string>>();
  for (let run = 0; run < runs; run += 1) {
    for (const [name, url] of urls) {
      const {scores, failed} = await audit(url, port);
      all.get(name)?.push(scores);
      failures.set(name, new Set([...(failures.get(name) ?? []), ...failed]));
    }
  }
  for (const [name, failed] of failures)
    if (failed.size > 0)
      figures.notes.push(`Lighthouse, ${name}, failed: ${[...failed].join(', ')}`);
  return all;
}

/** Sets the figures of our pages. */
function setOurs(figures: Figures, all: ReadonlyMap<string, readonly Scores[]>): void {
  const values = (name: Name, key: keyof Scores) => (all.get(name) ?? []).map((one) => one[key]);
  for (const name of NAMES)
    for (const [from, key] of scoresOf(name)) figures.set('ours', key, values(name, from));
  figures.set('ours', 'docsWorst', Math.min(...values('docs', 'performance')));
  // The page whose median is worst, with the spread of its runs.
  const worst = (key: keyof Scores) =>
    NAMES.map((name) => values(name, key)).reduce((a, b) => (median(b) > median(a) ? b : a));
  figures.set('ours', 'blocking', worst('blocking'));
  figures.set('ours', 'shift', worst('shift'));
}

/** Measures our build, and of the stock site the docs page: it has none of the others. */
export async function measureLighthouse(
  figures: Figures,
  {build, stockBuild, runs}: Subject,
  executablePath: string,
): Promise<void> {
  const hasStock = stockBuild !== undefined && fs.existsSync(path.join(stockBuild, 'docs'));
  await attempt(figures, 'ours', KEYS, () =>
    served(build, (origin) =>
      withPort(executablePath, async (port) => {
        const docs = medianPage(weighDocs(build)).url;
        const urls = new Map<string, string>(
          NAMES.map((name) => [name, origin + (name === 'docs' ? docs : PAGES[name])]),
        );
        if (!hasStock) {
          setOurs(figures, await rounds(figures, urls, {port, runs}));
          return;
        }
        await served(stockBuild, async (stockOrigin) => {
          urls.set('stock', stockOrigin + docs);
          const all = await rounds(figures, urls, {port, runs});
          setOurs(figures, all);
          const stock = all.get('stock') ?? [];
          for (const [from, key] of scoresOf('docs'))
            figures.set(
              'stock',
              key,
              stock.map((one) => one[from]),
            );
        });
      }),
    ),
  );
}
