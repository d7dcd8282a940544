import {describe, expect, it} from 'vitest';
import type {Fact} from './fact';
import {keyOf} from './key';
import {shardOf, splitFacts} from './shards';

const fact = (name: string, text: string): Fact => ({
  ...{kind: 'field', name, text},
  places: [{label: 'A source', url: '/docs/a#b'}],
});

const NAMES = ['env', 'env_a', 'env_b', 'include_tables', 'include_views', 'zone'];
const facts = (text: string) => new Map(NAMES.map((name) => [keyOf(name), [fact(name, text)]]));

describe('splitFacts', () => {
  it('makes one file of few facts', () => {
    expect(splitFacts(facts('short')).map(([prefix]) => prefix)).toEqual(['']);
  });

  it('splits many facts by the first letters that differ, and loses none', () => {
    const shards = splitFacts(facts('x'.repeat(14_000)));
    const prefixes = shards.map(([prefix]) => prefix);
    expect(prefixes).toEqual(['env', 'enva', 'envb', 'includet', 'includev', 'z']);
    for (const name of NAMES) {
      const place = shardOf(prefixes, keyOf(name)) ?? -1;
      expect(shards[place]?.[1][keyOf(name)]?.[0]?.name, name).toBe(name);
    }
  });
});

describe('shardOf', () => {
  it('finds nothing for a key without a file', () => {
    expect(shardOf(['a', 'b'], 'c')).toBeUndefined();
    expect(shardOf([], 'c')).toBeUndefined();
  });
});
