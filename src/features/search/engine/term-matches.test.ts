import {describe, expect, it} from 'vitest';
import type {QueryWord} from './query';
import {matchesOf} from './term-matches';
import {stem} from './terms';
import {indexOf, pageRecord} from './testing';

const index = indexOf([
  pageRecord('/docs/snowflake', 'Snowflake lineage'),
  pageRecord('/docs/kafka', 'Kafka connectors'),
  pageRecord('/docs/ingest', 'Ingestion environments', {text: 'A snowflaek, once.'}),
  pageRecord('/docs/link', 'Link'),
]);

const word = (text: string, unfinished = false): QueryWord => ({
  text,
  stem: stem(text),
  unfinished,
});

/** Returns the terms that a word may mean, most likely first. */
function termsFor(text: string, {typing = false} = {}) {
  const matches = matchesOf(index, word(text, typing));
  const sorted = [...matches].sort((a, b) => b.confidence - a.confidence);
  return sorted.map(({place}) => index.words.terms[place]);
}

describe('a finished word', () => {
  it('matches only itself, in any form', () => {
    expect(termsFor('connectors')).toEqual(['connector']);
    expect(termsFor('connector')).toEqual(['connector']);
    expect(termsFor('ingesting')).toEqual([stem('ingestion')]);
  });

  it('may be a typo of the nearest terms', () => {
    expect(termsFor('snowflak')).toEqual([stem('snowflake')]);
    expect(termsFor('linaege')).toEqual([stem('lineage')]);
    expect(termsFor('kakfa')).toEqual(['kafka']);
  });

  it('may be a typo even if a text contains the same typo', () => {
    expect(termsFor('snowflaek')[0]).toBe('snowflaek');
    expect(termsFor('snowflaek')).toContain(stem('snowflake'));
  });

  it('is not a typo if it is too short, or unlike everything', () => {
    expect(termsFor('kfa')).toEqual([]);
    expect(termsFor('xyzzyqwv')).toEqual([]);
  });
});

describe('a word that is being typed', () => {
  it('may be the prefix of others, shortest first', () => {
    expect(termsFor('lin', {typing: true})).toEqual(['link', stem('lineage')]);
  });

  it('may contain an ending that the stem lacks', () => {
    expect(termsFor('environmen', {typing: true})).toContain(stem('environments'));
  });

  it('may be the prefix of another with a wrong letter', () => {
    expect(termsFor('connet', {typing: true})).toEqual(['connector']);
  });

  it('matches nothing after only one letter', () => {
    expect(termsFor('k', {typing: true})).toEqual([]);
  });
});

it('has the most confidence in the word itself, and more in one wrong letter than in two', () => {
  const [own] = matchesOf(index, word('kafka'));
  const [one] = matchesOf(index, word('linage'));
  const [two] = matchesOf(index, word('conecters'));
  expect(own?.confidence).toBe(1);
  expect(one?.confidence).toBeLessThan(1);
  expect(two?.confidence).toBeLessThan(one?.confidence ?? 0);
});
