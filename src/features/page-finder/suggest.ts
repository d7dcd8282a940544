/** Which pages the reader of an address without a page may have looked for. */
import type {ListedPage} from '@site/src/features/page-finder/model';
import {findPages} from './find-pages';
import type {VersionPages} from './lists';
import {pageKey, wordsOfPath} from './words';

export type Suggestions = {
  /** Set when another version than the reader's holds the page asked for: the labels of both. */
  elsewhere?: {missingIn: string; foundIn: string};
  /** The most likely first. */
  pages: ListedPage[];
};

/** The same page, whatever version the path names and however it is spelled. */
function samePage({pages}: VersionPages, path: string): ListedPage | undefined {
  const key = pageKey(path);
  return key === '' ? undefined : pages.find(({permalink}) => pageKey(permalink) === key);
}

/**
 * @param path of the address, as `/docs/2.0.0/quick-start`
 * @param lists of all versions, the reader's first
 */
export function suggestPages(
  path: string,
  lists: readonly VersionPages[],
  {limit}: {limit: number},
): Suggestions {
  const holder = lists.find((list) => samePage(list, path));
  const same = holder && samePage(holder, path);
  const words = wordsOfPath(path);
  // Another version is looked through only for what the reader's does not have.
  const near =
    lists.map(({pages}) => findPages(pages, words, {limit})).find((found) => found.length > 0) ??
    [];
  const pages = same
    ? [same, ...near.filter(({permalink}) => permalink !== same.permalink)].slice(0, limit)
    : near;
  const own = lists[0];
  if (!holder || !own || holder === own) return {pages};
  return {elsewhere: {missingIn: own.label, foundIn: holder.label}, pages};
}
