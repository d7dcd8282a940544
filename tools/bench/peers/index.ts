/** `--peers`: this site beside the stock preset, Starlight, and VitePress, with the same pages. */
import path from 'node:path';
import {chromium} from '@playwright/test';
import {BROWSER_ARGS, ensureBrowser} from '../../test/browser';
import {BUILD_COMMANDS, editedFile} from '../builds';
import {devSubject} from '../dev';
import type {Side} from '../figures';
import {medianPage, weighDocs} from '../html-weight';
import {type BenchOptions, runsOf} from '../options';
import {busyReason, describeMachine, observeMachine} from '../quiet';
import {writeStockSite} from '../stock-site';
import {copyProject, workspacePath} from '../workspace';
import type {Generator} from './generator';
import {buildInTurn, measurePeers, type PeerFigures} from './measure';
import {starlight} from './starlight';
import {peerTable} from './table';
import {vitepress} from './vitepress';

/** A Docusaurus site: this one, or that of the stock preset. */
function docusaurus(side: Side, site: string): Generator {
  return {
    ...{name: side === 'ours' ? 'This site' : 'Stock preset', site, leftOut: 0},
    build: BUILD_COMMANDS[side],
    output: path.join(site, 'build'),
    // The stock site reads the pages that ours assembles.
    caches: ['.docusaurus', 'node_modules', ...(side === 'ours' ? ['genDocs'] : [])],
    env: {},
    start: devSubject(side, site).command,
    edited: editedFile(side, site),
  };
}

/**
 * Builds and measures the sites.
 *
 * @param log receives what is being measured
 * @returns the table, and what to know about it
 */
export async function benchPeers(
  root: string,
  options: BenchOptions,
  log: (line: string) => void,
): Promise<string> {
  const executablePath = await ensureBrowser();
  const before = await observeMachine();
  log(describeMachine(before));
  const site = copyProject(root, 'site');
  const stockSite = workspacePath(root, 'stock');
  const ours = docusaurus('ours', site);
  const others = () => {
    writeStockSite(site, stockSite);
    log('Installing Starlight and VitePress …');
    return [
      docusaurus('stock', stockSite),
      starlight(site, workspacePath(root, 'starlight')),
      vitepress(site, workspacePath(root, 'vitepress')),
    ];
  };
  const builds = await buildInTurn(ours, others, runsOf('build', options), log);
  const {url} = medianPage(weighDocs(ours.output));
  const browser = await chromium.launch({executablePath, args: BROWSER_ARGS});
  try {
    const runs = runsOf('lighthouse', options);
    const show = (figures: readonly PeerFigures[]) => log(peerTable(figures));
    const figures = await measurePeers(builds, {url, runs, executablePath}, browser, log, show);
    const busy = busyReason(before) ?? busyReason(await observeMachine());
    return [
      peerTable(figures),
      '',
      `Page: ${url}. Sizes with Brotli. All sites but the stock preset include a search.`,
      ...[...builds.keys()]
        .filter(({leftOut}) => leftOut > 0)
        .map(({name, leftOut}) => `${name} lacks ${leftOut} pages that need components.`),
      ...[...builds.keys()].flatMap(({name, note}) => (note ? [`${name} ${note}.`] : [])),
      ...(busy ? [`The machine was busy, so times are only rough: ${busy}.`] : []),
    ].join('\n');
  } finally {
    await browser.close();
  }
}
