/** `--patches`: what each patch of plugins/PATCHES.md saves, compared with a build without it. */
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import type {PatchName} from '../../src/lib/patches';
import {BROWSER_ARGS, ensureBrowser} from '../test/browser';
import {align} from './align';
import {buildSite} from './builds';
import {medianPage, weighDocs} from './html-weight';
import {weighPage} from './page-weight';
import {readyTimes} from './ready-times';
import {served} from './served';
import {clearCaches, copyProject} from './workspace';

/** Figures of one build. Sizes are those of the docs page of median weight. */
export type PatchFigures = {
  /** The page that was loaded, the same for all builds. */
  url: string;
  buildCpu: number;
  js: number;
  css: number;
  html: number;
  /** Milliseconds until the page is interactive, and of main-thread work, with the CPU slowed down 4×. */
  ready: number;
  work: number;
};

/** What is left out of a build: nothing, one patch, or all. */
export type Without = PatchName | 'all' | undefined;

const COLUMNS = [
  ['JavaScript', 'js', 'kB', 1000],
  ['CSS', 'css', 'kB', 1000],
  ['HTML', 'html', 'kB', 1000],
  ['until interactive', 'ready', 'ms', 1],
  ['main thread', 'work', 'ms', 1],
  ['CPU of the build', 'buildCpu', 's', 1],
] as const;

/**
 * Builds a copy of the project without a patch and measures it.
 *
 * @param site the copy; its caches are cleared
 * @param url page to load; the one with the median weight if left out
 */
async function measureWithout(
  site: string,
  without: Without,
  browser: Browser,
  url?: string,
): Promise<PatchFigures> {
  clearCaches('ours', site);
  const {cpuSeconds} = await buildSite('ours', site, {PATCHES_OFF: without ?? ''});
  const build = path.join(site, 'build');
  const page = medianPage(weighDocs(build));
  return served(build, async (origin) => {
    const loaded = url ?? page.url;
    const {jsAll: js, css} = await weighPage(browser, origin, loaded);
    const times = await readyTimes(browser, origin + loaded);
    return {url: loaded, buildCpu: cpuSeconds, js, css, html: page.bytes, ...times};
  });
}

/** Returns the table of the figures: of the site as is, and the difference of each build without a patch. */
export function patchTable(
  asItIs: PatchFigures,
  others: ReadonlyMap<Without, PatchFigures>,
): string {
  const amount = (value: number, per: number) => (value / per).toFixed(1);
  const difference = (value: number, per: number) =>
    `${value >= 0 ? '+' : '−'}${amount(Math.abs(value), per)}`;
  const row = (name: string, cell: (key: (typeof COLUMNS)[number][1], per: number) => string) => [
    name,
    ...COLUMNS.map(([, key, unit, per]) => `${cell(key, per)} ${unit}`),
  ];
  return align([
    ['', ...COLUMNS.map(([heading]) => heading)],
    row('as is', (key, per) => amount(asItIs[key], per)),
    ...[...others].map(([name = '', figures]) =>
      row(`without ${name}`, (key, per) => difference(figures[key] - asItIs[key], per)),
    ),
  ]).join('\n');
}

async function measureAll(
  site: string,
  patches: readonly Without[],
  browser: Browser,
  log: (line: string) => void,
): Promise<string> {
  log('Measuring the site as is …');
  const asItIs = await measureWithout(site, undefined, browser);
  const others = new Map<Without, PatchFigures>();
  for (const without of patches) {
    log(`Measuring without ${without} …`);
    others.set(without, await measureWithout(site, without, browser, asItIs.url));
  }
  return `${patchTable(asItIs, others)}\nPage: ${asItIs.url}`;
}

/**
 * Builds the project as is and without each of the patches.
 *
 * @param log receives what is being measured
 * @returns a table of what each saves
 */
export async function benchPatches(
  root: string,
  patches: readonly Without[],
  log: (line: string) => void,
): Promise<string> {
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({executablePath, args: BROWSER_ARGS});
  try {
    return await measureAll(copyProject(root, 'patches'), patches, browser, log);
  } finally {
    await browser.close();
  }
}
