import {describe, expect, it} from 'vitest';
import {byLikeness, isNear, likenessTo, wordLikeness} from './likeness';

describe('wordLikeness', () => {
  it.each([
    ['a typo', 'serach', 'search'],
    ['a word with an ending', 'query', 'queries'],
    ['a beginning', 'town', 'townhalls'],
  ])('is between 0 and 1 for %s', (_, asked, word) => {
    expect(wordLikeness(asked, word)).toBeGreaterThan(0);
    expect(wordLikeness(asked, word)).toBeLessThan(1);
  });

  it.each([
    ['s3', 'sso'],
    ['kafka', 'kubernetes'],
  ])('is 0 for %s and %s', (asked, word) => {
    expect(wordLikeness(asked, word)).toBe(0);
  });
});

const URLS = [
  '/docs/tags',
  '/docs/api/tutorials/tags',
  '/docs/ingestion/sources/kafka',
  '/docs/ingestion/sources/snowflake',
  '/docs/ingestion/recipes',
];
const near = (path: string) => {
  const likeness = likenessTo(path, URLS);
  const rated = URLS.map((url) => ({url, ...likeness(url)}));
  return rated
    .filter(isNear)
    .sort(byLikeness)
    .map(({url}) => url);
};

describe('likenessTo', () => {
  it('puts the same address before one that has moved, and shallower pages before the rest', () => {
    expect(near('/docs/2.0.0/tag')).toEqual(['/docs/tags', '/docs/api/tutorials/tags']);
    expect(near('/docs/guides/tags')).toEqual(['/docs/tags', '/docs/api/tutorials/tags']);
  });

  it('ignores words that many addresses contain', () => {
    expect(near('/docs/ingestion/sources/foobar')).toEqual([]);
    expect(near('/docs/ingestion/sources/snowflak')[0]).toBe('/docs/ingestion/sources/snowflake');
  });

  it('counts the words of a title', () => {
    const likeness = likenessTo('/docs/labels', URLS);
    expect(isNear(likeness('/docs/tags'))).toBe(false);
    expect(isNear(likeness('/docs/tags', 'Tags: labels of datasets'))).toBe(true);
  });
});
