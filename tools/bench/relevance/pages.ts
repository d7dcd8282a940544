/** The pages that all engines are compared on: the docs of Next, as the build has them. */
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../../plugins/common/list-files';

/** A built page. */
export type BuiltPage = {
  /** Path below /docs/: `api/tutorials/tags` */
  path: string;
  /** Absolute path of its HTML. */
  file: string;
};

/**
 * Lists the docs pages of Next, without other versions, redirects, and category pages: these contain only links,
 * and search-local leaves them out, too.
 *
 * @param build absolute path of a build
 * @param versions names of the other versions
 * @throws Error if there are none
 */
export function nextPages(build: string, versions: readonly string[]): BuiltPage[] {
  const docs = path.join(build, 'docs');
  const skipped = [...versions, 'category'].map((folder) => `${folder}/`);
  const pages = listFiles(docs)
    .filter((name) => name.endsWith('.html') && path.posix.basename(name) !== 'index.html')
    .filter((name) => !skipped.some((folder) => name.startsWith(folder)))
    .map((name) => ({path: name.slice(0, -'.html'.length), file: path.join(docs, name)}));
  if (pages.length === 0) {
    throw new Error('there is no build; run "npm run build" first');
  }
  return pages;
}

/** Returns the names of the docs versions besides Next. */
export function otherVersions(root: string): string[] {
  return JSON.parse(fs.readFileSync(path.join(root, 'versions.json'), 'utf8')) as string[];
}
