/** Runs a server program of this machine, for tests and measurements. */
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {freePort} from '../listen';

/** A server that responds at `origin` until it is stopped. */
export type RunningHost = {origin: string; pid?: number; stop: () => Promise<void>};

/** Returns true if the program is on this machine. */
export const installed = (command: string, ...args: string[]) =>
  spawnSync(command, args).error === undefined;

/** How to start a program: its arguments and its files, which contain their folder and the port. */
export type Program = {
  command: string;
  args: (folder: string, port: number) => string[];
  files: (port: number, folder: string) => Readonly<Record<string, string>>;
};

const answers = (origin: string) =>
  fetch(origin, {redirect: 'manual'}).then(
    () => true,
    () => false,
  );

/**
 * Runs a program with its own files until it is stopped; waits for its first response.
 *
 * @throws Error with the program's output if it doesn't respond within five seconds
 */
export async function run({command, args, files}: Program): Promise<RunningHost> {
  const port = await freePort();
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'docs-server-')));
  // Servers that run as another user must be able to read it.
  fs.chmodSync(folder, 0o755);
  for (const [name, text] of Object.entries(files(port, folder))) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
  const child = spawn(command, args(folder, port), {env: {...process.env, HOME: folder}});
  let output = '';
  child.stdout.resume();
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    fs.rmSync(folder, {recursive: true, force: true});
  };
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    if (await answers(origin)) return {origin, pid: child.pid, stop};
    await sleep(50);
  }
  await stop();
  throw new Error(`${command} did not start:\n${output}`);
}
