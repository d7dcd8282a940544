import {describe, expect, it} from 'vitest';
import {FIRST_STEPS} from '../first-steps';
import {searchIndex} from './search';
import {suggestQueries} from './suggest';
import {indexOf, siteIndex} from './testing';

const index = siteIndex();
const countOf = (query: string) => searchIndex(index, query, {limit: 1}).count;

describe('suggestQueries', () => {
  it.each(['snwfalkes', 'xyzzyqwv', 'xyzzyqwv lineage', 'kuubeernetees polizies', ''])(
    'suggests queries with results for “%s”',
    (query) => {
      const suggested = suggestQueries(index, query, 5);
      expect(suggested.length).toBeGreaterThan(0);
      expect(suggested.filter((one) => countOf(one) === 0)).toEqual([]);
    },
  );

  it('corrects each word with a word from a title', () => {
    expect(suggestQueries(index, 'kuubeernetees', 3)[0]).toBe('kubernetes');
  });

  it('omits a word that resembles nothing', () => {
    expect(suggestQueries(index, 'lineage xyzzyqwv', 3)[0]).toBe('lineage');
  });

  it('falls back to generally useful queries', () => {
    for (const query of suggestQueries(index, 'xyzzyqwv', 5)) expect(FIRST_STEPS).toContain(query);
  });

  it('respects the limit, without duplicates or the query itself', () => {
    const suggested = suggestQueries(index, 'snowflake', 50);
    expect(suggested).not.toContain('snowflake');
    expect(new Set(suggested).size).toBe(suggested.length);
    expect(suggestQueries(index, 'xyzzyqwv', 2)).toHaveLength(2);
    expect(suggestQueries(index, 'xyzzyqwv', 0)).toEqual([]);
  });

  it('has nothing to suggest in an empty index', () => {
    expect(suggestQueries(indexOf([]), 'lineage', 5)).toEqual([]);
  });
});
