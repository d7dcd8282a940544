import {describe, expect, it} from 'vitest';
import {suggestPages} from './suggest';
import {listUnder} from './testing';

const ONLY_IN_NEXT = {
  permalink: '/docs/advanced/api-tracing',
  title: 'API tracing',
  description: 'Follow a write.',
};
const next = {label: 'Next', pages: [...listUnder('/docs'), ONLY_IN_NEXT]};
const frozen = {label: '2.0.0', pages: listUnder('/docs/2.0.0')};
const first = (path: string, lists = [next, frozen]) =>
  suggestPages(path, lists, {limit: 5}).pages[0]?.permalink;

describe('suggestPages', () => {
  it.each([
    ['/docs/quick-start', '/docs/quickstart'],
    ['/docs/generated/ingestion/sources/bigqurey', '/docs/generated/ingestion/sources/bigquery'],
    ['/docs/next/quickstart', '/docs/quickstart'],
    ['/docs/0.14.1/quickstart', '/docs/quickstart'],
    ['/docs/metadata-ingestion/cli_ingestion', '/docs/metadata-ingestion/cli-ingestion'],
    ['/docs/metadata-ingestion/sources/kafka', '/docs/generated/ingestion/sources/kafka'],
    ['/docs/kubernets', '/docs/deploy/kubernetes'],
    ['/docs/what/dataset.html', '/docs/generated/metamodel/entities/dataset'],
  ])('%s leads to %s', (path, permalink) => {
    expect(first(path)).toBe(permalink);
  });

  it.each(['/xqzvw/blorptang', '/login', '/docs/no-such-page', '/wp-admin', '/docs', '/'])(
    '%s leads nowhere',
    (path) => {
      expect(suggestPages(path, [next, frozen], {limit: 5})).toEqual({pages: []});
    },
  );

  it("stays in the reader's version", () => {
    const {pages} = suggestPages('/docs/2.0.0/kafka', [frozen, next], {limit: 5});
    expect(pages.map(({permalink}) => permalink)).toEqual([
      '/docs/2.0.0/generated/ingestion/sources/kafka',
      '/docs/2.0.0/generated/ingestion/sources/kafka-connect',
    ]);
  });

  it('names the version that has the page', () => {
    const found = suggestPages('/docs/2.0.0/advanced/api-tracing', [frozen, next], {limit: 5});
    expect(found).toEqual({
      elsewhere: {missingIn: '2.0.0', foundIn: 'Next'},
      pages: [ONLY_IN_NEXT],
    });
  });

  it('looks into another version when there is nothing near in this one', () => {
    expect(first('/docs/2.0.0/api-tracng', [frozen, next])).toBe(ONLY_IN_NEXT.permalink);
  });

  it('keeps to the limit and names no page twice', () => {
    const {pages} = suggestPages('/docs/kafka', [next, frozen], {limit: 1});
    expect(pages).toHaveLength(1);
    const all = suggestPages('/docs/quickstart.html', [next, frozen], {limit: 5}).pages;
    expect(all.map(({permalink}) => permalink)).toEqual(['/docs/quickstart']);
  });
});
