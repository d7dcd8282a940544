/** Runs a Docusaurus command in a site folder, with messages that name the files contributors edit. */
import {type ChildProcess, spawn} from 'node:child_process';
import path from 'node:path';
import {createInterface} from 'node:readline';
import type {Readable, Writable} from 'node:stream';
import {pathToFileURL} from 'node:url';
import {nameRealSources} from '../../plugins/gen-docs/source-map';
import {lockPath, lockSite} from './site-lock';
import {onStop} from './stop-signals';

/** Where a command's output goes; by default, the process's own streams. */
type Output = {out: Writable; err: Writable};

const END_WITH_PARENT = pathToFileURL(path.join(__dirname, 'end-with-parent.mjs')).href;

/**
 * Megabytes per half of the heap for new objects. Trees of Markdown outgrow Node's 16 MB before they are used, so they
 * are copied again and again: with 128 MB, a cold build spends 9 seconds collecting garbage instead of 26.
 */
const NEW_OBJECTS = 128;

/** Milliseconds that Docusaurus has to exit on its own. */
const PATIENCE = 5_000;

/** Extra settings of a command. */
type Extra = {
  env?: Record<string, string>;
  /** Receives each line; a line for which it returns true isn't printed. */
  take?: (line: string) => boolean;
};

function pass(from: Readable, to: Writable, root: string, take: Extra['take']): Promise<void> {
  // A closed terminal accepts no more text, which is no reason to exit without releasing the lock.
  to.on('error', () => undefined);
  const lines = createInterface({input: from});
  lines.on('line', (line) => {
    if (!take?.(line)) to.write(`${nameRealSources(line, root)}\n`);
  });
  return new Promise((resolve) => lines.on('close', resolve));
}

function start(root: string, args: readonly string[], env: Extra['env']): ChildProcess {
  const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const color = process.stdout.isTTY ? {FORCE_COLOR: '1'} : {};
  const options = [`--max-semi-space-size=${NEW_OBJECTS}`, '--import', END_WITH_PARENT];
  return spawn(process.execPath, [...options, cli, ...args], {
    cwd: root,
    env: {
      ...process.env,
      ...env,
      ...color,
      // Rendered HTML has no spaces to remove, and plugins minify their scripts once instead of on each page. Compressed
      // pages have the same size, and a build needs 12 seconds less of CPU time.
      SKIP_HTML_MINIFICATION: 'true',
      SITE_LOCK: lockPath(root),
      SITE_COMMAND: String(process.pid),
    },
    stdio: ['inherit', 'pipe', 'pipe', 'ipc'],
  });
}

/**
 * Acquires the lock of the site, runs `docusaurus <args>` in it, and releases the lock. However this process ends, neither
 * Docusaurus nor the lock is left behind.
 *
 * @returns the exit status of the command
 * @throws Error if another build or dev server holds the lock
 */
export async function runDocusaurus(
  root: string,
  args: readonly string[],
  output: Output = {out: process.stdout, err: process.stderr},
  {env, take}: Extra = {},
): Promise<number> {
  const unlock = await lockSite(root);
  const child = start(root, args, env);
  let ended = false;
  const ignoreSignals = onStop((signal) => {
    child.kill(signal);
    setTimeout(() => ended || child.kill('SIGKILL'), PATIENCE).unref();
  });
  try {
    const closed = new Promise<number>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve(code ?? 1));
    });
    const [code] = await Promise.all([
      closed,
      child.stdout && pass(child.stdout, output.out, root, take),
      child.stderr && pass(child.stderr, output.err, root, take),
    ]);
    return code;
  } finally {
    ended = true;
    ignoreSignals();
    await unlock();
  }
}
