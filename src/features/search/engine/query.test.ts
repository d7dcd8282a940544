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
  it('omits stop words', () => {
    expect(wordsOf('How do I set up the quickstart?')).toEqual(['set', 'quickstart']);
  });

  it('keeps stop words if there are no other words', () => {
    expect(wordsOf('what is it')).toEqual(['what', 'is', 'it']);
  });

  it('keeps stop words inside a name', () => {
    expect(wordsOf('is_an entity')).toEqual(['is', 'an', 'entity']);
  });

  it('waits for the second letter of another word', () => {
    expect(wordsOf('kafka c')).toEqual(['kafka']);
    expect(wordsOf('k')).toEqual(['k']);
    expect(wordsOf('tier 1 ')).toEqual(['tier', '1']);
  });

  it.each(['', '   ', '?!', '***', '---', '{}[]()', '"', '\\', '🙂'])('has none in %j', (query) => {
    expect(parseQuery(query)).toEqual({
      words: [],
      runs: [],
      spoken: [],
      compared: [],
      isCommand: false,
      whole: undefined,
    });
  });

  it('uses only the beginning of pasted text', () => {
    const pasted = Array.from({length: 500}, (_, i) => `word${i}`);
    expect(wordsOf(pasted.join(' '))).toEqual(pasted.slice(0, 16));
  });
});

describe('unfinished', () => {
  it('applies only to the last word', () => {
    expect(unfinishedOf('kafka conn')).toEqual(['conn']);
  });

  it('applies to a name of which the first letter of the next word was typed', () => {
    expect(unfinishedOf('searchAcrossE')).toEqual(['across']);
  });

  it.each(['kafka ', 'is there kafka?', 'kafka.', 'kafka for'])(
    'does not apply to any word in %j',
    (query) => {
      expect(unfinishedOf(query)).toEqual([]);
    },
  );
});

describe('names', () => {
  it.each([
    ['searchAcrossEntities', ['searchacrossentities']],
    ['AUTH_OIDC_CLIENT_ID', ['authoidcclientid']],
  ])('recognizes %s as one, and no part of it as another', (query, keys) => {
    expect(namesOf(`set ${query} please`)).toEqual(keys);
  });

  it.each([
    ['stateful_ingestion.enabled', ['statefulingestion', 'statefulingestionenabled']],
    ['client.RestEmitter', ['clientrestemitter', 'restemitter']],
    ['urn:li:dataset', ['urnli', 'urnlidataset', 'lidataset']],
  ])('recognizes %s, and what is between its separators', (query, keys) => {
    expect(namesOf(`set ${query} please`)).toEqual(keys);
  });

  it.each(['kafka connect', 'single-sign-on', 'kafka/s3', 'DataHub'])(
    'treats %s as ordinary words',
    (query) => {
      expect(namesOf(query)).toEqual([]);
    },
  );
});

it('keeps all words in order, for terms that contain stop words', () => {
  expect(parseQuery('the single sign on').spoken.map(({place}) => place)).toEqual([
    undefined,
    0,
    1,
    undefined,
  ]);
});

it('joins adjacent words, up to a limit', () => {
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
