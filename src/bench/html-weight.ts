/** Weighs the HTML of docs pages as a server sends it. */
import fs from 'node:fs';
import path from 'node:path';
import {brotli, brotliQuality} from '../server/compression';
import {median} from './statistics';

/** A page and the bytes of its HTML in Brotli. */
export type PageWeight = {url: string; bytes: number};

/** Bytes that a body has on the wire. */
export async function wireBytes(name: string, body: Buffer): Promise<number> {
  return (await brotli(body, brotliQuality(name))).length;
}

/** Every docs page of every version in a build, without those that only redirect in the browser. */
export async function weighDocs(build: string): Promise<PageWeight[]> {
  const names = fs
    .readdirSync(path.join(build, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html') && path.basename(name) !== 'index.html');
  return Promise.all(
    names.map(async (name) => ({
      url: `/docs/${name.replaceAll(path.sep, '/').slice(0, -'.html'.length)}`,
      bytes: await wireBytes(name, fs.readFileSync(path.join(build, 'docs', name))),
    })),
  );
}

/**
 * The page in the middle by weight.
 *
 * @throws Error if the build has no docs pages
 */
export function medianPage(pages: readonly PageWeight[]): PageWeight {
  const middle = median(pages.map(({bytes}) => bytes));
  const page = [...pages]
    .sort((a, b) => a.url.localeCompare(b.url))
    .find(({bytes}) => bytes === middle);
  if (!page) throw new Error('The build has no docs pages.');
  return page;
}
