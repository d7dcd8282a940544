/** Copies the small site beside its fixture, so that a test can break it and build it. */
import fs from 'node:fs';
import path from 'node:path';
import {PassThrough} from 'node:stream';
import {onTestFinished} from 'vitest';
import {runDocusaurus} from '../../tools/site/docusaurus';
import {copySite} from './copy';

let count = 0;

/** A fresh copy for the caller to remove. */
export function copySmallSite(): string {
  const folder = copySite('small-site', `site-${process.pid}-${++count}`);
  // It links to pages that the small site does not have.
  fs.rmSync(path.join(folder, 'src/theme/NotFound'), {recursive: true, force: true});
  return folder;
}

/** A fresh copy whose folder is removed when the test ends. */
export function smallSite(): string {
  const folder = copySmallSite();
  onTestFinished(() => fs.rmSync(folder, {recursive: true, force: true}));
  return folder;
}

/** Replaces text in a file of the site. @throws Error if the text does not stand there */
export function edit(site: string, file: string, from: string, to: string): void {
  const target = path.join(site, file);
  const text = fs.readFileSync(target, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  fs.writeFileSync(target, text.replace(from, to));
}

/** Builds the site and answers with its exit status and all it printed, without colors. */
export async function build(site: string): Promise<{status: number; output: string}> {
  const stream = new PassThrough();
  let output = '';
  stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const status = await runDocusaurus(site, ['build'], {out: stream, err: stream});
  // eslint-disable-next-line no-control-regex -- escape sequences are what is removed
  return {status, output: output.replace(/\u001b\[[0-9;]*m/g, '')};
}
