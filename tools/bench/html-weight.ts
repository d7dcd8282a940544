/** Weighs the HTML of docs pages. */
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../plugins/common/list-files';
import {median} from './statistics';

/** A page and the size of its HTML in bytes, compressed with Brotli. */
type PageWeight = {url: string; bytes: number};

/** Returns the bytes of a file as a server sends it: the build compressed all except small files. */
function sentBytes(file: string): number {
  return (fs.statSync(`${file}.br`, {throwIfNoEntry: false}) ?? fs.statSync(file)).size;
}

/** Returns every docs page of every version in a build, except those that only redirect in the browser. */
export function weighDocs(build: string): PageWeight[] {
  return listFiles(path.join(build, 'docs'))
    .filter((name) => name.endsWith('.html') && path.basename(name) !== 'index.html')
    .map((name) => ({
      url: `/docs/${name.slice(0, -'.html'.length)}`,
      bytes: sentBytes(path.join(build, 'docs', name)),
    }));
}

/**
 * Returns the page of median weight.
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
