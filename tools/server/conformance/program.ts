/** Runs a server program of this machine for a test. */
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import {freePort} from '../listen';
import {type Files, makeTempDir, writeFiles} from '../../../plugins/common/testing/temp-dir';
import {ask} from './request';

/** A server that answers at `origin` until it is stopped. */
export type RunningHost = {origin: string; stop: () => Promise<void>};

/** True if the program is on this machine. */
export const installed = (command: string, ...args: string[]) =>
  spawnSync(command, args).error === undefined;

/** Runs a program with a configuration file until it is stopped; waits for its first answer. */
export async function run(
  command: string,
  args: (folder: string) => string[],
  files: (port: number, folder: string) => Files,
): Promise<RunningHost> {
  const port = await freePort();
  const folder = makeTempDir({});
  writeFiles(folder, files(port, folder));
  const child = spawn(command, args(folder), {env: {...process.env, HOME: folder}});
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    fs.rmSync(folder, {recursive: true, force: true});
  };
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    if (await ask(origin, {path: '/'}).catch(() => undefined)) return {origin, stop};
    await sleep(50);
  }
  await stop();
  throw new Error(`${command} did not start:\n${output}`);
}
