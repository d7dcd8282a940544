/** Part `lighthouse`: the scores of a page of each kind on a simulated phone. */
import fs from 'node:fs';
import path from 'node:path';
import type {FigureKey} from './budgets';
import {attempt, type Figures} from './figures';
import {medianPage, weighDocs} from './html-weight';
import {auditInTurn, type Audits, type Scores, withPort} from './lighthouse-audit';
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

/** Sets the figures of our pages. */
function setOurs(figures: Figures, all: ReadonlyMap<string, Audits>): void {
  const values = (name: Name, key: keyof Scores) =>
    (all.get(name)?.runs ?? []).map((one) => one[key]);
  for (const name of NAMES)
    for (const [from, key] of scoresOf(name)) figures.set('ours', key, values(name, from));
  figures.set('ours', 'docsWorst', Math.min(...values('docs', 'performance')));
  // The page whose median is worst, with the spread of its runs.
  const worst = (key: keyof Scores) =>
    NAMES.map((name) => values(name, key)).reduce((a, b) => (median(b) > median(a) ? b : a));
  figures.set('ours', 'blocking', worst('blocking'));
  figures.set('ours', 'shift', worst('shift'));
  for (const [name, {failed}] of all)
    if (failed.size > 0)
      figures.notes.push(`Lighthouse, ${name}, failed: ${[...failed].join(', ')}`);
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
          setOurs(figures, await auditInTurn(urls, {port, runs}));
          return;
        }
        await served(stockBuild, async (stockOrigin) => {
          urls.set('stock', stockOrigin + docs);
          const all = await auditInTurn(urls, {port, runs});
          setOurs(figures, all);
          const stock = all.get('stock')?.runs ?? [];
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
