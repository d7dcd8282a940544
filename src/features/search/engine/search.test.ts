import {describe, expect, it} from 'vitest';
import {OTHER, searchIndex} from './search';
import {indexOf, pageRecord, siteIndex} from './testing';

const index = siteIndex();
const ALL = {limit: 50};

it('makes a hit of a page, with marks, its place, and its version', () => {
  const {hits} = searchIndex(index, 'lineage', ALL);
  expect(hits[0]).toEqual({
    url: '/docs/features/lineage',
    title: [{text: 'Data '}, {text: 'Lineage', marked: true}],
    breadcrumbs: ['Features'],
    section: 'Features',
    version: 'Next',
    excerpt: [{text: 'How data flows from dataset to dataset.'}],
    parts: [],
    score: expect.any(Number) as number,
  });
});

it('puts a page without a place among the others', () => {
  const alone = indexOf([pageRecord('/docs/alone', 'Alone')]);
  const {hits, sections} = searchIndex(alone, 'alone', ALL);
  expect(hits[0]).toMatchObject({breadcrumbs: [OTHER], section: OTHER});
  expect(sections).toEqual([{name: OTHER, count: 1}]);
});

describe('limit', () => {
  it('cuts the hits, and counts all', () => {
    const all = searchIndex(index, 'dataset', ALL);
    const two = searchIndex(index, 'dataset', {limit: 2});
    expect(all.hits.length).toBeGreaterThan(2);
    expect(two.hits).toEqual(all.hits.slice(0, 2));
    expect(two.count).toBe(all.hits.length);
  });
});

describe('section', () => {
  it('leaves hits of other sections out, and still counts those', () => {
    const all = searchIndex(index, 'dataset', ALL);
    const some = searchIndex(index, 'dataset', {...ALL, section: 'Operate'});
    expect(some.hits.map(({section}) => section)).toEqual(['Operate']);
    expect(some.count).toBe(1);
    expect(some.sections).toEqual(all.sections);
  });

  it('finds nothing in one that there is not', () => {
    expect(searchIndex(index, 'dataset', {...ALL, section: 'Nowhere'})).toMatchObject({
      ...{hits: [], count: 0},
    });
  });

  it('counts sum up to all hits, the fullest section first', () => {
    const {sections, count} = searchIndex(index, 'reads', ALL);
    expect(sections[0]).toEqual({name: 'Ingest', count: 2});
    expect(sections.reduce((sum, one) => sum + one.count, 0)).toBe(count);
  });
});

it('leaves pages outside the docs out where they were found before', () => {
  const urls = (docsOnly: boolean) =>
    searchIndex(index, 'slack', {...ALL, docsOnly}).hits.map(({url}) => url);
  expect(urls(false)).toContain('/integrations/slack');
  expect(urls(true)).not.toContain('/integrations/slack');
  expect(searchIndex(index, 'slack', {...ALL, docsOnly: true}).sections).toEqual([]);
});

it.each(['', '  ', '?!*', 'xyzzyqwv'])('finds nothing for %j', (query) => {
  expect(searchIndex(index, query, ALL)).toEqual({hits: [], count: 0, sections: []});
});
