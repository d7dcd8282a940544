/** Which pages a reader who opened an unknown address may have been looking for. */
import {type PageHit, plainText, type SearchBackend} from '../search/types';
import {byLikeness, isNear, likenessTo} from './likeness';
import {pageKey, wordsOfPath} from './words';

/** A version of the docs, as the docs plugin passes it to every page. */
export type Version = {
  name: string;
  label: string;
  path: string;
  isLast: boolean;
  docs: readonly {path: string}[];
};

export type Suggestions = {
  /** The labels of both versions, if the requested page is in a version other than the reader's. */
  elsewhere?: {missingIn: string; foundIn: string};
  /** Most likely first. */
  pages: readonly PageHit[];
};

/** How many search results to compare with the address. */
const FOUND = 20;

/** Returns the version that a path belongs to; the latest if it belongs to none. */
export function versionOfPath<V extends Version>(
  path: string,
  versions: readonly V[],
): V | undefined {
  const within = versions.filter((version) => `${path}/`.startsWith(`${version.path}/`));
  const deepest = within.sort((a, b) => b.path.length - a.path.length)[0];
  return deepest ?? versions.find(({isLast}) => isLast);
}

/** Returns whether a version has the page, regardless of the version in the path and its spelling. */
function hasPage({docs}: Version, path: string): boolean {
  const key = pageKey(path);
  return key !== '' && docs.some((doc) => pageKey(doc.path) === key);
}

type Options = {
  /** Maximum number of pages. */
  limit: number;
  backend: Pick<SearchBackend, 'search'>;
};

/**
 * Returns addresses of a version's docs that resemble a path, most similar first, and the function that rates
 * similarity.
 */
function nearAddresses(path: string, {docs}: Version) {
  const urls = docs.map((doc) => doc.path);
  const likeness = likenessTo(path, urls);
  const rated = urls.map((url) => ({url, ...likeness(url)}));
  const near = rated.filter(isNear).sort(byLikeness);
  return {likeness, near: near.map(({url}) => url)};
}

/**
 * Finds pages of a version that resemble a path. Comparing with the addresses of all docs, which every page has, finds
 * typos; the search adds their titles, and pages outside the docs.
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
 * @param path of the address, such as `/docs/2.0.0/quick-start`
 * @returns pages of the reader's version, preceded by the requested page if only another version has it; pages of
 * another version if the reader's has no similar ones
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
  // Fetch another index only if one of its version's addresses is similar.
  const other = others.find((version) => nearAddresses(path, version).near.length > 0);
  return {pages: near.length === 0 && other ? await nearPages(path, other, options) : near};
}
