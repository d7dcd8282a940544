/** Stored searches that DocSearch wrote are kept, and everything else is removed. */
import {describe, expect, it} from 'vitest';
import {toListedHits} from './hits';
import {cleaned, prepareStoredSearches} from './stored-searches';

const [page, part] = toListedHits([
  {
    url: '/docs/what/urn',
    title: [{text: 'URNs & <names>', marked: false}],
    breadcrumbs: ['Docs'],
    excerpt: [{text: 'a < b', marked: false}],
    parts: [{url: '/docs/what/urn#a', title: [{text: 'A', marked: false}], kind: 'heading'}],
  },
] as unknown as Parameters<typeof toListedHits>[0]);

describe('a stored list', () => {
  it('is unchanged if DocSearch wrote it', () => {
    expect(cleaned(JSON.stringify([page, part]))).toBe(JSON.stringify([page, part]));
    expect(cleaned(null)).toBeNull();
  });

  it.each([
    '',
    'null',
    '{"length": 1}',
    '[{"objectID"',
    '[null, 0, "x", []]',
    '[{}, {"objectID": 1}]',
    JSON.stringify([{...page, hierarchy: null}]),
    JSON.stringify([{...page, url: 'javascript:hurt()'}]),
    JSON.stringify([{...page, url: '//elsewhere.example'}]),
    JSON.stringify([{...page, content: '<img src=x onerror=hurt()>'}]),
    JSON.stringify([{...page, hierarchy: {lvl0: 'a', lvl1: '<script>hurt()</script>'}}]),
    JSON.stringify([{...page, hierarchy: {lvl0: {}, lvl1: 'b'}}]),
  ])('loses what DocSearch did not write: %s', (stored) => {
    expect(cleaned(stored)).toBeNull();
  });

  it('loses only that', () => {
    expect(cleaned(JSON.stringify([{}, page, null]))).toBe(JSON.stringify([page]));
  });
});

/** A storage that contains some keys and accepts `room` characters at a time. */
function storageWith(entries: Record<string, string>, room = Infinity) {
  const map = new Map(Object.entries(entries));
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('Full', 'QuotaExceededError');
      map.set(key, value);
    },
    removeItem: (key: string) => map.delete(key),
  };
  return {map, storage: () => storage as unknown as Storage};
}

describe('preparing', () => {
  it('cleans only the two lists of the index', () => {
    const other = '__DOCSEARCH_RECENT_SEARCHES__other';
    const {map, storage} = storageWith({
      __DOCSEARCH_RECENT_SEARCHES__docs: JSON.stringify([page, {}]),
      __DOCSEARCH_FAVORITE_SEARCHES__docs: '{',
      [other]: '{',
    });
    expect(prepareStoredSearches('docs', storage)).toBe(true);
    expect([...map]).toEqual([
      ['__DOCSEARCH_RECENT_SEARCHES__docs', JSON.stringify([page])],
      [other, '{'],
    ]);
  });

  it('reports that nothing can be stored if the storage is full, blocked, or missing', () => {
    expect(prepareStoredSearches('docs', storageWith({}, 100).storage)).toBe(false);
    expect(prepareStoredSearches('docs', () => null as unknown as Storage)).toBe(false);
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    expect(prepareStoredSearches('docs', blocked)).toBe(false);
  });
});
