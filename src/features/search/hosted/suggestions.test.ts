import {describe, expect, it} from 'vitest';
import {candidatesFor, suggestionsFrom} from './suggestions';

const tried = (query: string) => candidatesFor(query).map((one) => one.query);

describe('candidatesFor', () => {
  it('tries one word less, then single words, then prefixes of the longest word', () => {
    expect(tried('deploy kubernetes now')).toEqual([
      'kubernetes now',
      'deploy now',
      'deploy kubernetes',
      'deploy',
      'kubernetes',
      'now',
      'kubernet',
      'kuberne',
      'kuber',
    ]);
  });

  it('does not try the same twice', () => {
    expect(tried('a a b')).toEqual(['b', 'a']);
  });

  it('stays within one request with a few queries', () => {
    expect(candidatesFor('one two three four five six seven eight nine ten')).toHaveLength(12);
  });

  it.each(['', ' ', 'abc'])('has nothing to try for %j', (query) => {
    expect(candidatesFor(query)).toEqual([]);
  });
});

describe('suggestionsFrom', () => {
  const candidates = candidatesFor('kafka blorptang');

  const probed = (finds: (query: string) => boolean) =>
    candidates.map(({query}) => ({count: finds(query) ? 3 : 0, title: 'Kafka source'}));

  it('returns what has results', () => {
    expect(
      suggestionsFrom(
        candidates,
        probed(() => true),
        5,
      ),
    ).toEqual(['blorptang', 'kafka']);
    expect(
      suggestionsFrom(
        candidates,
        probed(() => true),
        1,
      ),
    ).toEqual(['blorptang']);
  });

  it('suggests a page instead of the prefix of a word', () => {
    const begins = probed((query) => query.length > 5 && query !== 'blorptang');
    expect(suggestionsFrom(candidates, begins, 5)).toEqual(['Kafka source']);
  });

  it('suggests nothing if nothing has results', () => {
    expect(suggestionsFrom(candidates, [], 5)).toEqual([]);
  });
});
