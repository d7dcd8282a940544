/** Starts development servers, and measures how long a writer waits for them. */
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import type {Browser, Page} from '@playwright/test';
import {freePort} from '../server/listen';
import {median} from './statistics';

/** A site whose server is started: its folder, the program and arguments, and the file of the page that is opened. */
export type DevSubject = {
  site: string;
  command: readonly string[];
  file: string;
  env?: Readonly<Record<string, string>>;
};

/** Seconds. */
export type DevTimes = {startCold: number; startWarm: number; edit: number};

const PAGE = '/docs/features';
const START_LIMIT_MS = 240_000;
const EDIT_LIMIT_MS = 90_000;
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
      .then(() => page.locator('h1').first().waitFor({timeout: 20_000}))
      .then(() => true)
      .catch(() => false);
    if (opened) return;
    await sleep(100);
  }
  throw new Error(`no page after ${START_LIMIT_MS / 1000} s`);
}

/** Starts the server, waits for a page in the browser, runs `use` with it, and stops the server. */
async function started(
  {site, command, env}: DevSubject,
  browser: Browser,
  use: (page: Page, seconds: number) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const start = performance.now();
  const [program = '', ...args] = [...command, '--port', String(port)];
  // In its own process group, so the programs it starts can be stopped with it.
  const child = spawn(program, args, {
    cwd: site,
    detached: true,
    stdio: 'ignore',
    env: {...process.env, ...env},
  });
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

/** Starts a site whose caches are empty, starts it again, and edits the page several times. */
export async function devTimes(subject: DevSubject, browser: Browser): Promise<DevTimes> {
  let [startCold, startWarm] = [NaN, NaN];
  const edits: number[] = [];
  await started(subject, browser, async (_, seconds) => {
    startCold = seconds;
  });
  await started(subject, browser, async (page, seconds) => {
    startWarm = seconds;
    for (let count = 0; count <= EDITS; count += 1)
      edits.push(await editToScreen(page, subject.file, count));
  });
  // The first edit also sets up the connection to the browser.
  return {startCold, startWarm, edit: median(edits.slice(1))};
}
