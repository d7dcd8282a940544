/** Measures sites of several generators in turn. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type {Browser} from '@playwright/test';
import {listFiles} from '../../../plugins/common/list-files';
import {precompress} from '../../server/precompress';
import {devTimes} from '../dev-server';
import {weighDocs} from '../html-weight';
import {auditInTurn, withPort} from '../lighthouse-audit';
import {measureProcess, type Usage} from '../measured-process';
import {weighPage} from '../page-weight';
import {served} from '../served';
import {median} from '../statistics';
import type {Generator} from './generator';

/** Figures of a site: bytes, seconds, and milliseconds. All runs, where times differ; a reason where there is none. */
export type PeerFigures = {
  name: string;
  pages: number;
  builds: readonly Usage[];
  html: number;
  jsIdle: number;
  jsAll: number;
  css: number;
  performance: readonly number[];
  blocking: readonly number[];
  start: number;
  edit: number;
};

/** Builds a site without caches. @returns undefined, after logging why, if the build fails */
async function build(site: Generator, log: (line: string) => void): Promise<Usage | undefined> {
  log(`Building ${site.name} …`);
  for (const cache of site.caches)
    fs.rmSync(path.join(site.site, cache), {recursive: true, force: true});
  try {
    const usage = await measureProcess(site.build, {cwd: site.site, env: site.env});
    log(`${site.name}: ${usage.cpuSeconds.toFixed(1)} s of CPU`);
    return usage;
  } catch (error) {
    log(String(error));
    return undefined;
  }
}

/**
 * Builds the sites in turn.
 *
 * @param others writes the other sites; the first build of ours has assembled the pages by then
 */
export async function buildInTurn(
  ours: Generator,
  others: () => readonly Generator[],
  runs: number,
  log: (line: string) => void,
): Promise<Map<Generator, Usage[]>> {
  const all = new Map<Generator, Usage[]>();
  const add = async (site: Generator) => {
    const usage = await build(site, log);
    if (usage) all.set(site, [...(all.get(site) ?? []), usage]);
  };
  await add(ours);
  for (const one of others()) await add(one);
  for (let run = 1; run < runs; run += 1) for (const one of all.keys()) await add(one);
  return all;
}

/** Compresses what the page needs, so it is sent like ours; compressing all pages would take minutes. */
async function compressAssets(output: string, url: string): Promise<void> {
  const names = listFiles(output).map((name) => name.split(path.sep).join('/'));
  const only = new Set(
    names.filter((name) => !name.endsWith('.html') || `/${name}` === `${url}.html`),
  );
  await precompress(output, {only});
}

/** Returns the compressed bytes of the docs page that is in the middle by its uncompressed ones. */
function medianHtml(output: string): number {
  const docs = path.join(output, 'docs');
  const files = listFiles(docs)
    .filter((name) => name.endsWith('.html') && path.basename(name) !== 'index.html')
    .map((name) => path.join(docs, name));
  const middle = median(files.map((file) => fs.statSync(file).size));
  const file = files.find((one) => fs.statSync(one).size === middle) ?? '';
  return zlib.brotliCompressSync(fs.readFileSync(file)).length;
}

/** Serves all builds at once while `use` runs with their origins. */
async function allServed<T>(
  sites: readonly Generator[],
  use: (origins: ReadonlyMap<Generator, string>) => Promise<T>,
  origins: ReadonlyMap<Generator, string> = new Map(),
): Promise<T> {
  const [first, ...rest] = sites;
  if (!first) return use(origins);
  return served(first.output, (origin) =>
    allServed(rest, use, new Map([...origins, [first, origin]])),
  );
}

/**
 * Measures the same page of built sites.
 *
 * @param log receives what is being measured
 * @param measured receives the figures of all sites so far, after each: the next may take many minutes
 */
export async function measurePeers(
  builds: ReadonlyMap<Generator, readonly Usage[]>,
  {url, runs, executablePath}: {url: string; runs: number; executablePath: string},
  browser: Browser,
  log: (line: string) => void,
  measured: (figures: readonly PeerFigures[]) => void,
): Promise<PeerFigures[]> {
  const sites = [...builds.keys()];
  for (const {output} of sites) await compressAssets(output, url);
  return allServed(sites, async (origins) => {
    const at = (one: Generator) => origins.get(one) ?? '';
    log('Auditing the page of each with Lighthouse …');
    const urls = new Map(sites.map((one) => [one.name, at(one) + url]));
    const audits = await withPort(executablePath, (port) => auditInTurn(urls, {port, runs}));
    const figures: PeerFigures[] = [];
    for (const one of sites) {
      log(`Measuring pages and the development server of ${one.name} …`);
      const {jsIdle, jsAll, css} = await weighPage(browser, at(one), url);
      const {site, start: command, edited: file, env} = one;
      const dev = await devTimes({site, command, file, env}, browser).catch((error: unknown) => {
        log(String(error));
        return {startWarm: NaN, edit: NaN};
      });
      const scores = audits.get(one.name)?.runs ?? [];
      figures.push({
        ...{name: one.name, pages: weighDocs(one.output).length, builds: builds.get(one) ?? []},
        ...{html: medianHtml(one.output), jsIdle, jsAll, css},
        performance: scores.map(({performance}) => performance),
        blocking: scores.map(({blocking}) => blocking),
        ...{start: dev.startWarm, edit: dev.edit},
      });
      measured(figures);
    }
    return figures;
  });
}
