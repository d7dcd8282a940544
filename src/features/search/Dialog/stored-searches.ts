/** What DocSearch keeps of a reader's searches: it crashes on anything that it did not write itself, and draws markup. */

/** Where DocSearch keeps searches, followed by the name of the index. */
const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/** Characters that must fit in: DocSearch writes a list of some entries, and doesn't expect that this fails. */
const ROOM = 20_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Drawn as HTML: what is stored has no tags. */
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

/** @returns what is left of a stored list without what DocSearch can't draw; `null` if nothing is */
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
 * Makes the stored searches fit for DocSearch. Call it before DocSearch is drawn.
 *
 * @returns whether the browser can keep more of them; if not, DocSearch must not try
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
    // Blocked, full or gone.
    return false;
  }
}
