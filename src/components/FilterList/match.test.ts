/** The filter of field and type lists. */
import {describe, expect, it} from 'vitest';
import {select, expandsMatches, wordsOf} from './match';

const entries = [
  {text: 'kafka.connection.bootstrap brokers to connect to', owners: ['connection', 'table']},
  {text: 'kafka.connection.schema_registry_url', owners: ['connection', 'table']},
  {text: 'kafka.topic_patterns regular expressions', owners: ['table']},
];

describe('wordsOf', () => {
  it('splits at any white space and ignores case', () => {
    expect(wordsOf('  Schema\tURL\n')).toEqual(['schema', 'url']);
  });

  it('finds no words in white space', () => {
    expect(wordsOf('   ')).toEqual([]);
  });
});

describe('select', () => {
  it('requires every word, in any order, even inside longer words', () => {
    expect(select(entries, ['broker', 'kafka']).shown).toEqual([true, false, false]);
  });

  it('shows everything without words', () => {
    expect(select(entries, [])).toMatchObject({count: 3, shown: [true, true, true]});
  });

  it('shows only the owners of matching items', () => {
    const {visibleOwners, count} = select(entries, ['topic']);
    expect([...visibleOwners]).toEqual(['table']);
    expect(count).toBe(1);
  });

  it('shows nothing when one word matches nowhere', () => {
    expect(select(entries, ['kafka', 'snowflake'])).toMatchObject({
      count: 0,
      visibleOwners: new Set(),
    });
  });
});

describe('expandsMatches', () => {
  it.each([
    ['few matches', 5, ['a'], true],
    ['many matches', 6, ['a'], false],
    ['no filter', 3, [], false],
  ])('%s', (_, count, words, expected) => {
    expect(expandsMatches(count, words)).toBe(expected);
  });
});
