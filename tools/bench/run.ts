/** Runs the parts of the benchmark one after another: two at a time would distort each other's figures. */
import fs from 'node:fs';
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {BROWSER_ARGS, ensureBrowser} from '../test/browser';
import {BUDGETS} from './budgets';
import {isByClock, type Part} from './budgets/types';
import {measureBuilds} from './builds';
import {measureDev} from './dev';
import {Figures} from './figures';
import {measureGrowth} from './growth';
import {measureInteraction} from './interaction';
import {measureLighthouse} from './lighthouse';
import {measureLoad} from './load';
import {type BenchOptions, runsOf} from './options';
import {measurePages} from './pages';
import {busyReason, describeMachine, observeMachine} from './quiet';
import {measureRelevance} from './relevance';
import {measureSearch} from './search';
import {copyProject, workspacePath} from './workspace';

/** Parts that change or rebuild the site, and so use a copy. */
const ON_A_COPY: readonly Part[] = ['build', 'growth', 'dev'];

/** Parts that need no browser. */
const NO_BROWSER: readonly Part[] = ['build', 'load'];

/** Parts with figures that other load on the machine changes. */
const TIMED = new Set(
  Object.values(BUDGETS)
    .filter(isByClock)
    .map(({part}) => part),
);

/** What all parts need to know. */
type Context = {
  root: string;
  options: BenchOptions;
  figures: Figures;
  log: (line: string) => void;
  /** Copy of the project, or the project itself if no part needs one. */
  copy: string;
  stockSite: string;
  /** Folder of the pages to measure. */
  build: string;
};

/** Parts that need no browser first, then those that do. */
type Measure = (context: Context, browser: Browser, executablePath: string) => Promise<void>;

const stockBuildOf = ({options, stockSite}: Context): string | undefined => {
  const build = path.join(stockSite, 'build');
  return options.stock && fs.existsSync(build) ? build : undefined;
};

const MEASURES: Record<Exclude<Part, 'build' | 'load'>, Measure> = {
  pages: async (context, browser) => {
    const {figures, build, options} = context;
    const runs = runsOf('pages', options);
    const url = await measurePages(figures, 'ours', {build, runs}, browser);
    if (url) figures.notes.push(`Median page: ${url}`);
    const stockBuild = stockBuildOf(context);
    if (stockBuild) await measurePages(figures, 'stock', {build: stockBuild, url, runs}, browser);
  },
  interaction: ({figures, build, options}, browser) =>
    measureInteraction(figures, build, browser, runsOf('interaction', options)),
  search: ({figures, build, options}, browser) =>
    measureSearch(figures, build, browser, {runs: runsOf('search', options)}),
  relevance: ({figures, root, build, options: {misses}}, browser) =>
    measureRelevance(figures, root, build, browser, {misses}),
  lighthouse: (context, _, executablePath) => {
    const {figures, build, options} = context;
    const runs = runsOf('lighthouse', options);
    const subject = {build, stockBuild: stockBuildOf(context), runs};
    return measureLighthouse(figures, subject, executablePath);
  },
  growth: ({figures, copy}, browser) => measureGrowth(figures, copy, browser),
  dev: ({figures, copy, stockSite, options}, browser) => {
    const subject = {
      site: copy,
      stockSite: options.stock ? stockSite : undefined,
      runs: runsOf('dev', options),
    };
    return measureDev(figures, subject, browser);
  },
};

/** Measures a part if it is requested, and notes whether the machine had other work before or afterward. */
async function run(part: Part, {options, figures, log}: Context, measure: () => Promise<void>) {
  if (!options.parts.includes(part)) return;
  log(`Measuring ${part} …`);
  const isTimed = TIMED.has(part);
  const before = isTimed ? busyReason(await observeMachine()) : undefined;
  await measure();
  const busy = before ?? (isTimed ? busyReason(await observeMachine()) : undefined);
  if (busy) figures.busy.set(part, busy);
}

/**
 * Measures the requested parts. Without the part `build`, pages are those of the project's own build/.
 *
 * @param log receives what is being measured
 */
export async function bench(
  root: string,
  options: BenchOptions,
  log: (line: string) => void,
): Promise<Figures> {
  const {parts, stock} = options;
  const figures = new Figures();
  log(describeMachine(await observeMachine()));
  const copy = parts.some((part) => ON_A_COPY.includes(part)) ? copyProject(root, 'site') : root;
  const stockSite = workspacePath(root, 'stock');
  const build = path.join(parts.includes('build') ? copy : root, 'build');
  const context: Context = {root, options, figures, log, copy, stockSite, build};
  // Located first: it may have to be installed, which must not be measured.
  const executablePath = parts.every((part) => NO_BROWSER.includes(part))
    ? undefined
    : await ensureBrowser();

  await run('build', context, () =>
    measureBuilds(figures, {
      site: copy,
      stockSite: stock ? stockSite : undefined,
      runs: runsOf('build', options),
    }),
  );
  await run('load', context, () => measureLoad(figures, build));
  if (executablePath === undefined) return figures;
  const browser = await chromium.launch({executablePath, args: BROWSER_ARGS});
  try {
    for (const [part, measure] of Object.entries(MEASURES) as [keyof typeof MEASURES, Measure][])
      await run(part, context, () => measure(context, browser, executablePath));
  } finally {
    await browser.close();
  }
  return figures;
}
