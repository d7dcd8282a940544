/** Which pages the reader of an address without a page may have looked for. */
import {type PageHit, plainText, type SearchBackend} from '../search/types';
import {byLikeness, isNear, likenessTo} from './likeness';
import {pageKey, wordsOfPath} from './words';

/** A version of the docs, as the docs plugin tells every page about it. */
export type Version = {
  name: string;
  label: string;
  path: string;
  isLast: boolean;
  docs: readonly {path: string}[];
};

export type Suggestions = {
  /** Set when another version than the reader's holds the page asked for: the labels of both. */
  elsewhere?: {missingIn: string; foundIn: string};
  /** The most likely first. */
  pages: readonly PageHit[];
};

/** Pages that a search brings, of which those that resemble the address are kept. */
const FOUND = 20;

/** The version that a path lies in; the latest for a path in none. */
export function versionOfPath<V extends Version>(
  path: string,
  versions: readonly V[],
): V | undefined {
  const within = versions.filter((version) => `${path}/`.startsWith(`${version.path}/`));
  const deepest = within.sort((a, b) => b.path.length - a.path.length)[0];
  return deepest ?? versions.find(({isLast}) => isLast);
}

/** Does a version have the page, whatever version the path names and however it is spelled? */
function hasPage({docs}: Version, path: string): boolean {
  const key = pageKey(path);
  return key !== '' && docs.some((doc) => pageKey(doc.path) === key);
}

type Options = {
  /** At most so many pages. */
  limit: number;
  backend: Pick<SearchBackend, 'search'>;
};

/** Addresses of a version's docs that resemble a path, the most similar first, and what tells how much. */
function nearAddresses(path: string, {docs}: Version) {
  const urls = docs.map((doc) => doc.path);
  const likeness = likenessTo(path, urls);
  const rated = urls.map((url) => ({url, ...likeness(url)}));
  const near = rated.filter(isNear).sort(byLikeness);
  return {likeness, near: near.map(({url}) => url)};
}

/**
 * Pages of a version that resemble a path. The addresses of all docs are part of every page, which finds typos; the
 * search knows their titles, and the pages outside the docs.
 */
async function nearPages(path: string, version: Version, options: Options): Promise<PageHit[]> {
  const {limit, backend} = options;
  const {likeness, near} = nearAddresses(path, version);
  const paths = [path, ...near.slice(0, limit)];
  const queries = new Set(paths.map((one) => wordsOfPath(one).join(' ')));
  const found = await Promise.all(
    [...queries].map((query) => backend.search(query, {version: version.name, limit: FOUND})),
  );
  const hits = new Map(found.flatMap(({hits: some}) => some.map((hit) => [hit.url, hit])));
  return [...hits.values()]
    .map((hit) => ({hit, url: hit.url, ...likeness(hit.url, plainText(hit.title))}))
    .filter(isNear)
    .sort(byLikeness)
    .slice(0, limit)
    .map(({hit}) => hit);
}

/**
 * @param path of the address, as `/docs/0.15.0/quick-start`
 * @returns pages of the reader's version, the page itself where only another version has it, or pages of another
 *   version where the reader's has none
 * @throws SearchUnavailable if the index can't be reached
 */
export async function suggestPages(
  path: string,
  versions: readonly Version[],
  options: Options,
): Promise<Suggestions> {
  const own = versionOfPath(path, versions);
  if (!own || wordsOfPath(path).length === 0) return {pages: []};
  const near = await nearPages(path, own, options);
  if (hasPage(own, path)) return {pages: near};
  const others = versions.filter((version) => version !== own);
  const holder = others.find((version) => hasPage(version, path));
  if (holder) {
    const same = (await nearPages(path, holder, options)).slice(0, 1);
    return {
      elsewhere: {missingIn: own.label, foundIn: holder.label},
      pages: [...same, ...near].slice(0, options.limit),
    };
  }
  // Another index is fetched only if an address says that it is worth it.
  const other = others.find((version) => nearAddresses(path, version).near.length > 0);
  return {pages: near.length === 0 && other ? await nearPages(path, other, options) : near};
}
