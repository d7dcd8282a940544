import {describe, expect, it} from 'vitest';
import {OTHER, searchIndex} from './search';
import {indexOf, pageRecord, siteIndex} from './testing';

const index = siteIndex();
const ALL = {limit: 50};

it('returns a hit for a page, with marks, its location, and its version', () => {
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

it('puts a page without a location in the section for other pages', () => {
  const alone = indexOf([pageRecord('/docs/alone', 'Alone')]);
  const {hits, sections} = searchIndex(alone, 'alone', ALL);
  expect(hits[0]).toMatchObject({breadcrumbs: [OTHER], section: OTHER});
  expect(sections).toEqual([{name: OTHER, count: 1}]);
});

describe('limit', () => {
  it('limits the hits, but counts all', () => {
    const all = searchIndex(index, 'dataset', ALL);
    const two = searchIndex(index, 'dataset', {limit: 2});
    expect(all.hits.length).toBeGreaterThan(2);
    expect(two.hits).toEqual(all.hits.slice(0, 2));
    expect(two.count).toBe(all.hits.length);
  });
});

describe('section', () => {
  it('omits hits in other sections, but counts them', () => {
    const all = searchIndex(index, 'dataset', ALL);
    const some = searchIndex(index, 'dataset', {...ALL, section: 'Operate'});
    expect(some.hits.map(({section}) => section)).toEqual(['Operate']);
    expect(some.count).toBe(1);
    expect(some.sections).toEqual(all.sections);
  });

  it('finds nothing in an unknown section', () => {
    expect(searchIndex(index, 'dataset', {...ALL, section: 'Nowhere'})).toMatchObject({
      ...{hits: [], count: 0},
    });
  });

  it('counts add up to all hits, with the largest section first', () => {
    const {sections, count} = searchIndex(index, 'reads', ALL);
    expect(sections[0]).toEqual({name: 'Ingest', count: 2});
    expect(sections.reduce((sum, one) => sum + one.count, 0)).toBe(count);
  });
});

it('omits pages outside the docs if they were already found', () => {
  const urls = (docsOnly: boolean) =>
    searchIndex(index, 'slack', {...ALL, docsOnly}).hits.map(({url}) => url);
  expect(urls(false)).toContain('/integrations/slack');
  expect(urls(true)).not.toContain('/integrations/slack');
  expect(searchIndex(index, 'slack', {...ALL, docsOnly: true}).sections).toEqual([]);
});

it.each(['', '  ', '?!*', 'xyzzyqwv'])('finds nothing for %j', (query) => {
  expect(searchIndex(index, query, ALL)).toEqual({hits: [], count: 0, sections: []});
});
