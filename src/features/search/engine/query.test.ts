import {describe, expect, it} from 'vitest';
import {parseQuery} from './query';

const wordsOf = (query: string) => parseQuery(query).words.map(({text}) => text);
const namesOf = (query: string) => {
  const {runs} = parseQuery(query);
  return runs.filter(({name}) => name).map(({key}) => key);
};
const unfinishedOf = (query: string) => {
  const {words} = parseQuery(query);
  return words.filter(({unfinished}) => unfinished).map(({text}) => text);
};

describe('words', () => {
  it('leaves out what says nothing', () => {
    expect(wordsOf('How do I set up the quickstart?')).toEqual(['set', 'quickstart']);
  });

  it('keeps words that say nothing where there are no others', () => {
    expect(wordsOf('what is it')).toEqual(['what', 'is', 'it']);
  });

  it('keeps them inside a name', () => {
    expect(wordsOf('is_an entity')).toEqual(['is', 'an', 'entity']);
  });

  it('waits for the second letter of a further word', () => {
    expect(wordsOf('kafka c')).toEqual(['kafka']);
    expect(wordsOf('k')).toEqual(['k']);
    expect(wordsOf('tier 1 ')).toEqual(['tier', '1']);
  });

  it.each(['', '   ', '?!', '***', '---', '{}[]()', '"', '\\', '🙂'])('has none in %j', (query) => {
    expect(parseQuery(query)).toEqual({words: [], runs: [], spoken: []});
  });

  it('takes the first of a text that was pasted', () => {
    const pasted = Array.from({length: 500}, (_, i) => `word${i}`);
    expect(wordsOf(pasted.join(' '))).toEqual(pasted.slice(0, 16));
  });
});

describe('unfinished', () => {
  it('is the last word alone', () => {
    expect(unfinishedOf('kafka conn')).toEqual(['conn']);
  });

  it('is a name of which the first letter of a further word is typed', () => {
    expect(unfinishedOf('searchAcrossE')).toEqual(['across']);
  });

  it.each(['kafka ', 'is there kafka?', 'kafka.', 'kafka for'])('is none in %j', (query) => {
    expect(unfinishedOf(query)).toEqual([]);
  });
});

describe('names', () => {
  it.each([
    ['searchAcrossEntities', 'searchacrossentities'],
    ['AUTH_OIDC_CLIENT_ID', 'authoidcclientid'],
    ['urn:li:dataset', 'urnlidataset'],
    ['stateful_ingestion.enabled', 'statefulingestionenabled'],
  ])('knows %s as one, and no part of it as another', (query, key) => {
    expect(namesOf(`set ${query} please`)).toEqual([key]);
  });

  it.each(['kafka connect', 'single-sign-on', 'kafka/s3', 'DataHub'])(
    'sees everyday words in %s',
    (query) => {
      expect(namesOf(query)).toEqual([]);
    },
  );
});

it('keeps the order of all words for terms that hold some that say nothing', () => {
  expect(parseQuery('the single sign on').spoken.map(({place}) => place)).toEqual([
    undefined,
    0,
    1,
    undefined,
  ]);
});

it('joins neighbors, up to a limit', () => {
  const keys = parseQuery('search across entities').runs.map(({key}) => key);
  expect(keys).toEqual([
    'search',
    'searchacross',
    'searchacrossentities',
    'across',
    'acrossentities',
    'entities',
  ]);
});
