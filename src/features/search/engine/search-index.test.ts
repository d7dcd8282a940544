import {describe, expect, it} from 'vitest';
import {indexOf, pageRecord} from './testing';
import {stem} from './terms';

const index = indexOf([
  pageRecord('/docs/kafka', 'Kafka', {links: 30, text: 'Reads topics. Snwoflake, too.'}),
  pageRecord('/docs/looker', 'Looker', {label: 'Looker (BI)', keywords: ['looks', 'lookml views']}),
  pageRecord('/docs/releases/release-notes/v_0_3_1', 'v0.3.1', {text: 'Topics of Kafka.'}),
  pageRecord('/docs/glossary', 'Glossary', {text: 'Topics and terms.'}),
]);
const placeOf = (word: string) => index.words.placeOf(stem(word)) ?? -1;

it('gives rare words more weight', () => {
  expect(index.rarityOf(placeOf('looker'))).toBeGreaterThan(index.rarityOf(placeOf('topics')));
});

describe('importanceOf', () => {
  it('is higher for a page that others link to', () => {
    expect(index.importanceOf(0)).toBeGreaterThan(index.importanceOf(3));
  });

  it('is lower for release notes', () => {
    expect(index.importanceOf(2)).toBeLessThan(index.importanceOf(3));
  });
});

it('treats a word that occurs in only one text as a possible typo, but not one in a title or in several texts', () => {
  expect(index.isLikelyTypo(placeOf('snwoflake'))).toBe(true);
  expect(index.isLikelyTypo(placeOf('looker'))).toBe(false);
  expect(index.isLikelyTypo(placeOf('topics'))).toBe(false);
});

it('separates the terms of a page’s short name and of its keywords', () => {
  expect(index.labelTerms(1)).toEqual(new Set([placeOf('looker'), placeOf('bi')]));
  expect(index.keywordTerms(1)).toEqual([
    new Set([placeOf('looks')]),
    new Set([placeOf('lookml'), placeOf('views')]),
  ]);
});
