import {describe, expect, it} from 'vitest';
import {comparison, toggleSource} from './compare';
import {ALL, LAKE, POND} from './testing';

describe('comparison', () => {
  it('keeps the order of the URL, and lists each source once', () => {
    expect(comparison(ALL, ['pond', 'lake', 'pond'])).toEqual({
      chosen: [POND, LAKE],
      unknown: [],
      extra: [],
    });
  });

  it('omits and reports what is not a source', () => {
    expect(comparison(ALL, ['sea', 'pond', 'otter'])).toMatchObject({
      chosen: [POND],
      unknown: ['sea', 'otter'],
    });
  });

  it('stops after four', () => {
    const many = [1, 2, 3, 4, 5, 6].map((n) => ({...POND, id: `pond-${n}`}));
    const {chosen, extra} = comparison(
      many,
      many.map(({id}) => id),
    );
    expect(chosen).toHaveLength(4);
    expect(extra.map(({id}) => id)).toEqual(['pond-5', 'pond-6']);
  });
});

describe('toggled', () => {
  it('adds at the end, and removes', () => {
    expect(toggleSource(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggleSource(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('rejects a fifth, but not the removal of one of four', () => {
    expect(toggleSource(['a', 'b', 'c', 'd'], 'e')).toBeUndefined();
    expect(toggleSource(['a', 'b', 'c', 'd'], 'd')).toEqual(['a', 'b', 'c']);
  });
});
