/** Part `dev`: how long a writer waits for the first page, and for an edit to show up. */
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import type {Browser, Page} from '@playwright/test';
import {freePort} from '../server/listen';
import {editedFile} from './builds';
import type {FigureKey} from './budgets';
import {attempt, type Figures, type Side} from './figures';
import {median} from './statistics';
import {clearCaches} from './workspace';

const COMMANDS: Record<Side, readonly string[]> = {
  ours: ['--import', 'tsx', 'tools/site/start.ts'],
  stock: [require.resolve('@docusaurus/core/bin/docusaurus.mjs'), 'start'],
};

const PAGE = '/docs/features';
const START_LIMIT_MS = 240_000;
const EDIT_LIMIT_MS = 30_000;
const EDITS = 5;

/** Stops a server and every process it started. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  process.kill(-child.pid, 'SIGTERM');
  const patience = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), 10_000);
  await ended;
  clearTimeout(patience);
}

/** Opens the page as soon as the server responds, and waits until it shows its heading. */
async function firstPage(page: Page, url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the server exited with ${child.exitCode}`);
    const opened = await page
      .goto(url, {waitUntil: 'commit', timeout: 5_000})
      .then(() => page.locator('article h1').waitFor({timeout: 20_000}))
      .then(() => true)
      .catch(() => false);
    if (opened) return;
    await sleep(100);
  }
  throw new Error(`no page after ${START_LIMIT_MS / 1000} s`);
}

/** Starts the server, waits for a page in the browser, runs `use` with it, and stops the server. */
async function started(
  side: Side,
  site: string,
  browser: Browser,
  use: (page: Page, seconds: number) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const start = performance.now();
  const args = [...COMMANDS[side], '--port', String(port), '--no-open'];
  // In its own process group, so the programs it starts can be stopped with it.
  const child = spawn(process.execPath, args, {cwd: site, detached: true, stdio: 'ignore'});
  const page = await browser.newPage();
  try {
    await firstPage(page, `http://localhost:${port}${PAGE}`, child);
    await use(page, (performance.now() - start) / 1000);
  } finally {
    await page.close();
    await stop(child);
  }
}

/** Measures the seconds from writing a sentence to the page's file until the browser shows it. */
async function editToScreen(page: Page, file: string, count: number): Promise<number> {
  const text = fs.readFileSync(file, 'utf8');
  const mark = `Seen by the benchmark ${count}.`;
  try {
    const start = performance.now();
    fs.writeFileSync(file, `${text}\n${mark}\n`);
    await page.getByText(mark).waitFor({timeout: EDIT_LIMIT_MS});
    const seconds = (performance.now() - start) / 1000;
    fs.writeFileSync(file, text);
    await page.getByText(mark).waitFor({state: 'detached', timeout: EDIT_LIMIT_MS});
    return seconds;
  } finally {
    fs.writeFileSync(file, text);
  }
}

const KEYS: readonly FigureKey[] = ['startCold', 'startWarm', 'edit'];

/** Starts the site without and with caches, and edits a page several times. */
export async function measureDev(
  figures: Figures,
  side: Side,
  site: string,
  browser: Browser,
): Promise<void> {
  await attempt(figures, side, KEYS, async () => {
    clearCaches(side, site);
    await started(side, site, browser, async (_, seconds) =>
      figures.set(side, 'startCold', seconds),
    );
    await started(side, site, browser, async (page, seconds) => {
      figures.set(side, 'startWarm', seconds);
      const times: number[] = [];
      for (let count = 0; count <= EDITS; count += 1) {
        times.push(await editToScreen(page, editedFile(side, site), count));
      }
      // The first edit also sets up the connection to the browser.
      figures.set(side, 'edit', median(times.slice(1)));
    });
  });
}
