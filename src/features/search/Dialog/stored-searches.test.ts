/** Searches that browsers have stored are kept, and everything else is ignored. */
import {describe, expect, it} from 'vitest';
import {
  forget,
  parseStored,
  readStored,
  remember,
  save,
  type StoredSearch,
  type StoredSearches,
  writeStored,
} from './stored-searches';

const search = (name: string): StoredSearch => ({
  ...{objectID: `/docs/${name}`, url: `/docs/${name}`, type: 'lvl1'},
  hierarchy: {lvl0: `Docs › ${name}`, lvl1: name, lvl2: null},
  content: `About ${name}`,
});

const page = search('urn');
const part: StoredSearch = {
  ...{objectID: '/docs/urn#a', url: '/docs/urn#a', type: 'lvl2', content: null},
  hierarchy: {lvl0: 'Docs › urn', lvl1: 'URNs &amp; &lt;names&gt;', lvl2: 'A'},
};

/** As DocSearch wrote it before this site had its own dialog. */
const OLD = [
  {
    ...page,
    symbol: false,
    place: 'Docs',
    __docsearch_parent: null,
    __autocomplete_id: 3,
  },
];

describe('a stored list', () => {
  it('is read, also if DocSearch wrote it', () => {
    expect(parseStored(JSON.stringify([page, part]))).toEqual([page, part]);
    expect(parseStored(JSON.stringify(OLD))).toEqual([expect.objectContaining(page)]);
    expect(parseStored(null)).toEqual([]);
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
    JSON.stringify([{...page, content: {}}]),
    JSON.stringify([{...page, type: 'lvl2'}]),
    JSON.stringify([{...page, hierarchy: {lvl0: {}, lvl1: 'b'}}]),
  ])('loses what this site did not write: %s', (stored) => {
    expect(parseStored(stored)).toEqual([]);
  });

  it('loses only that', () => {
    expect(parseStored(JSON.stringify([{}, page, null]))).toEqual([page]);
  });
});

describe('changes', () => {
  const none: StoredSearches = {recent: [], favorite: []};
  const names = ({recent, favorite}: StoredSearches) => [
    recent.map(({hierarchy}) => hierarchy.lvl1),
    favorite.map(({hierarchy}) => hierarchy.lvl1),
  ];
  const all = (text: string) => [...text].map(search);

  it('puts what was opened first, once', () => {
    const lists = all('aba').reduce(remember, none);
    expect(names(lists)).toEqual([['a', 'b'], []]);
  });

  it('keeps seven entries, or four if there are favorites', () => {
    expect(names(all('abcdefghi').reduce(remember, none))[0]?.join('')).toBe('ihgfedc');
    const lists = all('abcdefghi').reduce(remember, {recent: [], favorite: [page]});
    expect(names(lists)[0]?.join('')).toBe('ihgf');
  });

  it('makes a recent entry a favorite, which stays one when it is opened', () => {
    const lists = save(all('ab').reduce(remember, none), search('a'));
    expect(names(lists)).toEqual([['b'], ['a']]);
    expect(remember(lists, search('a'))).toBe(lists);
    expect(names(all('abcdefghijkl').reduce(save, none))[1]).toHaveLength(10);
  });

  it('removes an entry from either list', () => {
    const lists = {recent: all('ab'), favorite: all('cd')};
    expect(names(forget(forget(lists, search('a')), search('d')))).toEqual([['b'], ['c']]);
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

describe('the storage', () => {
  it('contains two lists for each index', () => {
    const other = '__DOCSEARCH_RECENT_SEARCHES__other';
    const {map, storage} = storageWith({
      __DOCSEARCH_RECENT_SEARCHES__docs: JSON.stringify([page, {}]),
      __DOCSEARCH_FAVORITE_SEARCHES__docs: '{',
      [other]: '{',
    });
    const lists = readStored('docs', storage);
    expect(lists).toEqual({recent: [page], favorite: []});
    writeStored('docs', save(lists ?? {recent: [], favorite: []}, page), storage);
    expect(Object.fromEntries(map)).toEqual({
      __DOCSEARCH_FAVORITE_SEARCHES__docs: JSON.stringify([page]),
      [other]: '{',
    });
  });

  it('may be full, blocked, or missing', () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    const lists = {recent: [page], favorite: []};
    for (const storage of [blocked, () => null]) {
      expect(readStored('docs', storage)).toBeUndefined();
      expect(() => writeStored('docs', lists, storage)).not.toThrow();
    }
    const {map, storage} = storageWith({}, 10);
    expect(readStored('docs', storage)).toEqual({recent: [], favorite: []});
    writeStored('docs', lists, storage);
    expect(map.size).toBe(0);
  });
});
