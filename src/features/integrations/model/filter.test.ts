import {describe, expect, it} from 'vitest';
import {type Choice, NO_CHOICE} from './facets';
import {facetValues, filter} from './filter';
import {ALL} from './testing';

const query = (text: string, choice: Partial<Choice> = {}) => ({
  text,
  choice: {...NO_CHOICE, ...choice},
});

const found = (text: string, choice?: Partial<Choice>) =>
  filter(ALL, query(text, choice)).map(({id}) => id);

describe('filter by text', () => {
  it.each([
    ['', ['brook', 'lake', 'otter', 'pond']],
    ['WATER still', ['pond']],
    ['etl', ['brook']],
    ['reservoir', ['lake']],
    ['data', ['lake', 'pond']],
    ['water brook', []],
  ])('"%s"', (text, ids) => expect(found(text)).toEqual(ids));
});

describe('filter by facets', () => {
  it('matches any of the values of one group', () => {
    expect(found('', {type: ['data-lake', 'etl-elt']})).toEqual(['brook', 'lake']);
    expect(found('', {capability: ['column-level-lineage', 'domains']})).toEqual(['brook', 'pond']);
  });

  it('requires all groups, and the text as well', () => {
    expect(found('', {type: ['data-lake', 'etl-elt'], support: ['testing']})).toEqual(['brook']);
    expect(found('lake', {type: ['data-lake', 'etl-elt']})).toEqual(['lake']);
    expect(found('', {connection: ['push'], feature: ['lower-casing']})).toEqual([]);
  });

  it('finds nothing for a value that no integration has', () => {
    expect(found('', {support: ['superb']})).toEqual([]);
  });
});

describe('facetValues', () => {
  const counts = (...args: Parameters<typeof query>) =>
    facetValues(ALL, query(...args), 'support').map(({id, count, chosen}) => [id, count, chosen]);

  it('lists all values, levels from best to least', () => {
    expect(counts('')).toEqual([
      ['certified', 1, false],
      ['incubating', 1, false],
      ['testing', 1, false],
    ]);
  });

  it('counts within the text and the other groups, not within its own', () => {
    const choice = {type: ['data-lake', 'streaming'], support: ['testing']};
    expect(counts('', choice)).toEqual([
      ['certified', 0, false],
      ['incubating', 1, false],
      ['testing', 1, true],
    ]);
    expect(counts('lake', choice)).toContainEqual(['testing', 0, true]);
  });

  it('sorts other values A to Z', () => {
    const types = facetValues(ALL, query(''), 'type').map(({value}) => value);
    expect(types).toEqual(['Data Lake', 'Database', 'ETL/ELT', 'Orchestrator', 'Streaming']);
  });
});
