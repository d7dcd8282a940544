/** Runs the parts of the benchmark one after another: two at a time would distort each other's figures. */
import fs from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {BROWSER_ARGS, ensureBrowser} from '../test/browser';
import type {Part} from './budgets';
import {compareBuilds, measureBuilds} from './builds';
import {measureDev} from './dev-server';
import {Figures} from './figures';
import {measureGrowth} from './growth';
import {measureLighthouse} from './lighthouse';
import {measureLoad} from './load';
import type {BenchOptions} from './options';
import {measurePages} from './pages';
import {measurePatches, type Without} from './patches';
import {measureRelevance} from './relevance';
import {measureSearch} from './search';
import {writeStockSite} from './stock-site';
import {copyProject, workspacePath} from './workspace';

/** Parts that change or rebuild the site, and so use a copy. */
const ON_A_COPY: readonly Part[] = ['build', 'growth', 'dev'];

/** Parts that need no browser. */
const NO_BROWSER: readonly Part[] = ['build', 'load'];

/**
 * Measures the requested parts. Without the part `build`, pages are those of the project's own build/.
 *
 * @param log receives what is being measured
 */
export async function bench(
  root: string,
  {parts, stock, misses}: BenchOptions,
  log: (line: string) => void,
): Promise<Figures> {
  const figures = new Figures();
  const runs = (part: Part) => {
    if (parts.includes(part)) log(`Measuring ${part} …`);
    return parts.includes(part);
  };
  const copy = parts.some((part) => ON_A_COPY.includes(part)) ? copyProject(root, 'site') : root;
  const stockSite = workspacePath(root, 'stock');
  // Located first: it may have to be installed, which must not be measured.
  const executablePath = parts.every((part) => NO_BROWSER.includes(part))
    ? undefined
    : await ensureBrowser();

  if (runs('build')) {
    await measureBuilds(figures, 'ours', copy);
    if (stock) {
      log('Measuring build of the stock site …');
      writeStockSite(copy, stockSite);
      await measureBuilds(figures, 'stock', stockSite);
      await compareBuilds(figures);
    }
  }

  const build = path.join(parts.includes('build') ? copy : root, 'build');
  if (runs('load')) await measureLoad(figures, build);
  if (executablePath === undefined) return figures;
  const browser = await chromium.launch({executablePath, args: BROWSER_ARGS});
  try {
    if (runs('pages')) {
      const page = await measurePages(figures, 'ours', build, browser);
      if (page) figures.notes.push(`Median page: ${page}`);
      const stockBuild = path.join(stockSite, 'build');
      if (stock && fs.existsSync(stockBuild)) {
        await measurePages(figures, 'stock', stockBuild, browser, page);
      }
    }
    if (runs('search')) await measureSearch(figures, build, browser);
    if (runs('relevance')) await measureRelevance(figures, root, build, browser, {misses});
    if (runs('lighthouse')) await measureLighthouse(figures, build, executablePath);
    if (runs('growth')) await measureGrowth(figures, copy, browser);
    if (runs('dev')) {
      await measureDev(figures, 'ours', copy, browser);
      if (stock) {
        log('Measuring dev of the stock site …');
        writeStockSite(copy, stockSite);
        await measureDev(figures, 'stock', stockSite, browser);
      }
    }
  } finally {
    await browser.close();
  }
  return figures;
}

/**
 * Measures the project without each of some patches.
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
    return await measurePatches(root, patches, browser, log);
  } finally {
    await browser.close();
  }
}
