/**
 * The pages that a reader opened from the search, and those marked as favorites. Readers have stored them for years, so
 * the keys and the format are those of DocSearch, whose texts are escaped as HTML.
 */

/** Storage keys, followed by the name of the index. */
const KEYS = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__',
  favorite: '__DOCSEARCH_FAVORITE_SEARCHES__',
};

/** Maximum entries; without favorites, there is room for more recent ones. */
const MOST = {recent: 4, recentOnly: 7, favorite: 10};

/** An entry as it is stored. */
export type StoredSearch = {
  objectID: string;
  url: string;
  /** `lvl1` is a page, `lvl2` a part of one. */
  type: 'lvl1' | 'lvl2';
  /** Location and title of the page, the title alone, and the title of the part. All but the first are escaped. */
  hierarchy: {lvl0: string; lvl1: string; lvl2?: string | null};
  /** Escaped, too. */
  content?: string | null;
};

/** What is stored, the newest entry first. */
export type StoredSearches = {
  recent: readonly StoredSearch[];
  favorite: readonly StoredSearch[];
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown): boolean => typeof value === 'string';

function isStoredSearch(value: unknown): value is StoredSearch {
  if (!isRecord(value) || !isRecord(value['hierarchy'])) return false;
  const {objectID, url, type, content, hierarchy} = value;
  const {lvl0, lvl1, lvl2} = hierarchy as Record<string, unknown>;
  const isPart = type === 'lvl2' && isText(lvl2);
  return (
    isText(objectID) &&
    isText(lvl0) &&
    isText(lvl1) &&
    (isPart || type === 'lvl1') &&
    (isText(content) || (content ?? null) === null) &&
    typeof url === 'string' &&
    /^(\/(?!\/)|https?:)/.test(url)
  );
}

/** @returns the entries of a stored list, without anything else that it contains */
export function parseStored(stored: string | null): StoredSearch[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isStoredSearch) : [];
  } catch {
    return [];
  }
}

const without = (list: readonly StoredSearch[], {objectID}: StoredSearch) =>
  list.filter((one) => one.objectID !== objectID);

/** Adds what a reader opened; a favorite stays one. */
export function remember(lists: StoredSearches, search: StoredSearch): StoredSearches {
  const {recent, favorite} = lists;
  if (favorite.some(({objectID}) => objectID === search.objectID)) return lists;
  const most = favorite.length === 0 ? MOST.recentOnly : MOST.recent;
  return {favorite, recent: [search, ...without(recent, search)].slice(0, most)};
}

/** Makes a recent entry a favorite. */
export function save({recent, favorite}: StoredSearches, search: StoredSearch): StoredSearches {
  return {
    recent: without(recent, search),
    favorite: [search, ...without(favorite, search)].slice(0, MOST.favorite),
  };
}

export function forget({recent, favorite}: StoredSearches, search: StoredSearch): StoredSearches {
  return {recent: without(recent, search), favorite: without(favorite, search)};
}

/**
 * @param indexName part of the keys
 * @param storage throws or returns null if the browser refuses to store anything
 * @returns undefined if nothing can be read
 */
export function readStored(
  indexName: string,
  storage: () => Storage | null = () => window.localStorage,
): StoredSearches | undefined {
  try {
    const open = storage();
    if (!open) return undefined;
    return {
      recent: parseStored(open.getItem(KEYS.recent + indexName)),
      favorite: parseStored(open.getItem(KEYS.favorite + indexName)),
    };
  } catch {
    return undefined;
  }
}

/** Stores both lists, or nothing if the storage is blocked or full. */
export function writeStored(
  indexName: string,
  lists: StoredSearches,
  storage: () => Storage | null = () => window.localStorage,
): void {
  try {
    const open = storage();
    for (const list of ['recent', 'favorite'] as const) {
      const key = KEYS[list] + indexName;
      if (lists[list].length === 0) open?.removeItem(key);
      else open?.setItem(key, JSON.stringify(lists[list]));
    }
  } catch {
    // What can't be stored is forgotten.
  }
}
