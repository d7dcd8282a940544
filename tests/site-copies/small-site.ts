/** Copies the small site beside its fixture, so that tests can break it and build it. */
import fs from 'node:fs';
import path from 'node:path';
import {PassThrough} from 'node:stream';
import {onTestFinished} from 'vitest';
import {runDocusaurus} from '../../tools/site/docusaurus';
import {copySite} from './copy';

let count = 0;

/** Returns a fresh copy, which the caller removes. */
export function copySmallSite(): string {
  const folder = copySite('small-site', `site-${process.pid}-${++count}`);
  // It links to pages that the small site does not have.
  fs.rmSync(path.join(folder, 'src/theme/NotFound'), {recursive: true, force: true});
  return folder;
}

/** Returns a fresh copy, which is removed when the test ends. */
export function smallSite(): string {
  const folder = copySmallSite();
  onTestFinished(() => fs.rmSync(folder, {recursive: true, force: true}));
  return folder;
}

/** Replaces text in a file of the site. @throws Error if the file doesn't contain the text */
export function edit(site: string, file: string, from: string, to: string): void {
  const target = path.join(site, file);
  const text = fs.readFileSync(target, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  fs.writeFileSync(target, text.replace(from, to));
}

/** Builds the site and returns the exit status and everything it printed, without colors. */
export async function build(site: string): Promise<{status: number; output: string}> {
  const stream = new PassThrough();
  let output = '';
  stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const status = await runDocusaurus(site, ['build'], {out: stream, err: stream});
  // eslint-disable-next-line no-control-regex -- removes escape sequences
  return {status, output: output.replace(/\u001b\[[0-9;]*m/g, '')};
}
