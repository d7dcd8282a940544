/**
 * Cleans the searches that DocSearch stores: it crashes on anything that it didn't write itself, and renders markup.
 */

/** Storage keys of DocSearch's searches, followed by the name of the index. */
const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/** Characters that must fit: DocSearch writes a list of several entries, and doesn't handle failures. */
const ROOM = 20_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Rendered as HTML, so stored values must not contain tags. */
const isDrawable = (text: unknown): boolean =>
  text === null || (typeof text === 'string' && !text.includes('<'));

function isStoredSearch(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value['hierarchy'])) return false;
  const {objectID, url, type, content, hierarchy} = value;
  const {lvl0, lvl1, lvl2} = hierarchy as Record<string, unknown>;
  return (
    typeof objectID === 'string' &&
    typeof url === 'string' &&
    /^(\/(?!\/)|https?:)/.test(url) &&
    (type === 'lvl1' || type === 'lvl2') &&
    typeof lvl0 === 'string' &&
    [lvl1, lvl2 ?? null, content ?? null].every(isDrawable)
  );
}

/** @returns a stored list without the entries that DocSearch can't render; `null` if none are left */
export function cleaned(stored: string | null): string | null {
  if (stored === null) return null;
  try {
    const list: unknown = JSON.parse(stored);
    const kept = Array.isArray(list) ? list.filter(isStoredSearch) : [];
    return kept.length > 0 ? JSON.stringify(kept) : null;
  } catch {
    return null;
  }
}

/**
 * Cleans the stored searches. Call it before rendering DocSearch.
 *
 * @returns whether the browser can store more of them; if not, DocSearch must not try
 */
export function prepareStoredSearches(
  indexName: string,
  storage = () => window.localStorage,
): boolean {
  try {
    for (const prefix of KEYS) {
      const key = prefix + indexName;
      const kept = cleaned(storage().getItem(key));
      if (kept === null) storage().removeItem(key);
      else storage().setItem(key, kept);
    }
    storage().setItem('search-room', 'x'.repeat(ROOM));
    storage().removeItem('search-room');
    return true;
  } catch {
    // The storage is blocked, full, or missing.
    return false;
  }
}
