/** What changed since the oldest release of the documentation, for a version's pages and for the files of the site. */
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {listFiles} from '../common/list-files';
import {normalizeText} from '../common/read-text';
import {isPage, pagePath} from '../gen-docs/page-file';
import {hasPage} from '../gen-docs/select';
import {redirectsOf} from '../redirects';
import {ReadCache} from '../common/read-cache';
import {factsHash, loadHistory} from '../reference';
import {Problems} from '../facts/problems';
import {rememberUntilChanged} from '../facts/unchanged';
import {loadReleases} from '../releases/load';
import type {Version} from '../releases/version';
import type {Page} from './facts/pages';
import {changesBetween, type Pages} from './history';
import type {Changes} from './model';
import {placesOfRows} from './places';

function titleOf(text: string, fallback: string): string {
  const [, value] = /^title:[ \t]*(.+)$/m.exec(text) ?? [];
  return value === undefined ? fallback : String(parse(value));
}

const DOCS = 'docs';

/** The latest pages by their file: a page is the same object until it changes, so what is known about it can be kept. */
const known = new Map<string, Page>();

function pageOf(file: string, text: string): Page {
  const last = known.get(file);
  if (last?.text === text) return last;
  const {page: path} = pagePath(file);
  const page = {file, path, title: titleOf(text, path), text};
  known.set(file, page);
  return page;
}

const readPages = rememberUntilChanged([DOCS], (root): Page[] => {
  const docs = path.join(root, DOCS);
  return listFiles(docs)
    .filter(isPage)
    .map((file) => pageOf(file, normalizeText(fs.readFileSync(path.join(docs, file), 'utf8'))));
});

const docsPath = (address: string) => address.replace(/^\/docs\//, '');

function pagesOf(root: string, all: readonly Page[]): Pages {
  return {
    all,
    has: ({file}, version) => hasPage(path.join(root, DOCS, file), `docs/${file}`, version),
    placeOfRow: placesOfRows(all),
    moved: new Map(redirectsOf(root).map(({from, to}) => [docsPath(from), docsPath(to)])),
  };
}

/** A list of changes, and the pages and the hash of the facts that it was made from. */
type Last = {files: readonly Page[]; facts: string; changes: Changes};

/** By the versions that they start after and end with. */
const last = new Map<string, Last>();

/** Of the last build, and of the last one on another branch. */
const cache = new ReadCache<Changes>('changes', 2);

/** Pages without any of these are the same in every release that has them, so their text doesn't matter. */
const MATTERS = /\b(?:since|until|facts):/;

/** Everything that the comparison depends on: an edit of most pages in docs/ changes nothing here. */
function keyOf(facts: string, {all, moved}: Pages, {name, oldest}: Version): string {
  const parts = all.map(({file, title, text}) => `${file}\n${MATTERS.test(text) ? text : title}`);
  return [facts, oldest, name, JSON.stringify([...moved]), ...parts].join('\0');
}

/** @returns whether a version has a list of changes: the oldest has nothing to compare with */
export function hasChanges({name, oldest}: Version): boolean {
  return name !== oldest;
}

/**
 * @param root absolute path of the project
 * @param version to end with; it says with which to start
 * @returns all changes after the oldest version of the site, the newest release first; the same object until something
 *   changes
 * @throws ReferenceDataError for a wrong fact, ContributorError for a wrong mark on a page
 */
export function changesOf(root: string, version: Version): Changes {
  const {name, oldest: base} = version;
  const files = readPages(root, new Problems());
  const facts = factsHash(root);
  const span = `${base} ${name}`;
  const latest = last.get(span);
  if (latest?.files === files && latest.facts === facts) return latest.changes;
  const pages = pagesOf(root, files);
  const changes = cache.get(keyOf(facts, pages, version), () => {
    const releases = loadReleases(root, new Problems());
    return changesBetween(loadHistory(root), releases, {base, last: name}, pages);
  });
  last.set(span, {files, facts, changes});
  return changes;
}
