/** Runs a Docusaurus command in a site folder, with messages that name the files contributors edit. */
import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import type {Readable, Writable} from 'node:stream';
import {nameRealSources} from '../../plugins/gen-docs/source-map';
import {lockSite} from './site-lock';

/** Where a command's output goes; the process's own streams by default. */
export type Output = {out: Writable; err: Writable};

function pass(from: Readable, to: Writable, root: string): Promise<void> {
  const lines = createInterface({input: from});
  lines.on('line', (line) => to.write(`${nameRealSources(line, root)}\n`));
  return new Promise((resolve) => lines.on('close', resolve));
}

/**
 * Takes the lock of the site, runs `docusaurus <args>` in it and gives the lock back.
 *
 * @returns the exit status of the command
 * @throws Error if another build or dev server holds the lock
 */
export async function runDocusaurus(
  root: string,
  args: readonly string[],
  output: Output = {out: process.stdout, err: process.stderr},
): Promise<number> {
  const unlock = await lockSite(root);
  const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const color = process.stdout.isTTY ? {FORCE_COLOR: '1'} : {};
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: root,
    env: {...process.env, ...color},
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    const closed = new Promise<number>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve(code ?? 1));
    });
    const [code] = await Promise.all([
      closed,
      pass(child.stdout, output.out, root),
      pass(child.stderr, output.err, root),
    ]);
    return code;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await unlock();
  }
}
