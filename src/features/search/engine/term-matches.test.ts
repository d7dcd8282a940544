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

/** The terms that a word may mean, the surest first. */
function termsFor(text: string, {typing = false} = {}) {
  const matches = matchesOf(index, word(text, typing));
  const sorted = [...matches].sort((a, b) => b.confidence - a.confidence);
  return sorted.map(({place}) => index.words.terms[place]);
}

describe('a finished word', () => {
  it('is itself, in any form, and nothing else', () => {
    expect(termsFor('connectors')).toEqual(['connector']);
    expect(termsFor('connector')).toEqual(['connector']);
    expect(termsFor('ingesting')).toEqual([stem('ingestion')]);
  });

  it('may be a typo of what is nearest', () => {
    expect(termsFor('snowflak')).toEqual([stem('snowflake')]);
    expect(termsFor('linaege')).toEqual([stem('lineage')]);
    expect(termsFor('kakfa')).toEqual(['kafka']);
  });

  it('may be a typo where the typo stands in a text, too', () => {
    expect(termsFor('snowflaek')[0]).toBe('snowflaek');
    expect(termsFor('snowflaek')).toContain(stem('snowflake'));
  });

  it('is no typo if it is too short, or unlike everything', () => {
    expect(termsFor('kfa')).toEqual([]);
    expect(termsFor('xyzzyqwv')).toEqual([]);
  });
});

describe('a word that is being typed', () => {
  it('may begin others, the shortest first', () => {
    expect(termsFor('lin', {typing: true})).toEqual(['link', stem('lineage')]);
  });

  it('may end in what the stem lacks', () => {
    expect(termsFor('environmen', {typing: true})).toContain(stem('environments'));
  });

  it('may begin another with a letter wrong', () => {
    expect(termsFor('connet', {typing: true})).toEqual(['connector']);
  });

  it('means nothing with its first letter', () => {
    expect(termsFor('k', {typing: true})).toEqual([]);
  });
});

it('is surest of the word itself, and surer of one wrong letter than of two', () => {
  const [own] = matchesOf(index, word('kafka'));
  const [one] = matchesOf(index, word('linage'));
  const [two] = matchesOf(index, word('conecters'));
  expect(own?.confidence).toBe(1);
  expect(one?.confidence).toBeLessThan(1);
  expect(two?.confidence).toBeLessThan(one?.confidence ?? 0);
});
