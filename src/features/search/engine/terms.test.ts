import {describe, expect, it} from 'vitest';
import {chunksOf, pairsOf, squeeze, stem, termsOf} from './terms';

describe('stem', () => {
  it.each([
    ['deleting', 'delete'],
    ['deleted', 'deletes'],
    ['policies', 'policy'],
    ['datasets', 'dataset'],
    ['ingestion', 'ingest'],
    ['ingesting', 'ingested'],
    ['running', 'run'],
    ['searches', 'search'],
    ['boxes', 'box'],
    ['queries', 'query'],
    ['sources', 'source'],
  ])('maps %s and %s to the same stem', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it.each([
    ['author', 'authorization'],
    ['policy', 'police'],
    ['string', 'str'],
    ['version', 'verse'],
    ['status', 'state'],
    ['access', 'acces'],
    ['redshift', 'red'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it.each(['sso', 'k8s', 's3', 'aws', 'us', 'analysis'])('leaves %s alone', (word) => {
    expect(stem(word)).toBe(word);
  });
});

describe('termsOf', () => {
  it('returns the words of a name, and all of them joined', () => {
    expect(termsOf('searchAcrossEntities')).toEqual([
      'search',
      'across',
      stem('entities'),
      stem('searchacrossentities'),
    ]);
  });

  it.each([
    ['AUTH_OIDC_CLIENT_ID', ['auth', 'oidc', 'client', 'id', 'authoidcclientid']],
    ['urn:li:dataset', ['urn', 'li', 'dataset', 'urnlidataset']],
    ['OIDCConfig', ['oidc', 'config', 'oidcconfig']],
    ['v0.25.0', ['v0', '25', '0', 'v0250']],
  ])('takes %s apart', (name, terms) => {
    expect(termsOf(name)).toEqual(terms);
  });

  it('finds the parts of a dotted and underscored key', () => {
    const terms = termsOf('`stateful_ingestion.enabled`: true');
    expect(terms).toEqual(expect.arrayContaining(['stateful', stem('ingestion'), stem('enabled')]));
    expect(terms).toContain(stem('statefulingestionenabled'));
  });

  it('does not split the platform’s name', () => {
    expect(termsOf('DataHub and datahub')).toEqual(['datahub', 'datahub']);
  });

  it('omits stop words', () => {
    expect(termsOf('How do I get the tags of a dataset?')).toEqual(['tag', 'dataset']);
  });

  it('omits keys that are too long to be words', () => {
    expect(termsOf(`token ${'a'.repeat(41)}`)).toEqual(['token']);
  });

  it('supports letters of other scripts, and normalizes full-width letters', () => {
    expect(termsOf('Größe 数据 ＳＱＬ')).toEqual([stem('größe'), '数据', 'sql']);
  });

  it('removes the possessive, and does not split at an apostrophe', () => {
    expect(termsOf("platform’s isn't")).toEqual(['platform', stem('isnt')]);
  });
});

it('returns a chunk’s text and its words', () => {
  expect(chunksOf('set AUTH_TOKEN=x')).toEqual([
    {text: 'set', words: ['set']},
    {text: 'AUTH_TOKEN', words: ['auth', 'token']},
    {text: 'x', words: ['x']},
  ]);
});

it('squeezes every spelling of a name into one', () => {
  expect(['power bi', 'Power-BI', 'PowerBI'].map(squeeze)).toEqual(Array(3).fill('powerbi'));
});

it('joins adjacent words', () => {
  expect(pairsOf('Quick Start Guide')).toEqual([stem('quickstart'), stem('startguide')]);
});
