/** DocSearch gets groups by page, deep links, and nothing that a browser would parse as HTML. */
import {expect, it} from 'vitest';
import type {PageHit} from '../types';
import {toListedHits} from './hits';

const part = (name: string, kind: 'heading' | 'symbol' = 'heading') => ({
  kind,
  url: `/docs/kafka#${name}`,
  title: [{text: name}],
});

const PAGE: PageHit = {
  url: '/docs/kafka',
  title: [{text: 'Kafka', marked: true}, {text: ' <source> & "sink"'}],
  breadcrumbs: ['Ingestion', 'Sources & sinks'],
  section: 'Ingestion',
  excerpt: [{text: 'Reads <b>'}, {text: 'topics', marked: true}],
  parts: [part('setup'), part('source.config.topic', 'symbol')],
};

it('lists a page and then its parts, in one group that shows the location of the page', () => {
  const hits = toListedHits([PAGE]);
  expect(hits.map(({type, url, symbol}) => [type, url, symbol])).toEqual([
    ['lvl1', '/docs/kafka', false],
    ['lvl2', '/docs/kafka#setup', false],
    ['lvl2', '/docs/kafka#source.config.topic', true],
  ]);
  // Text, not HTML: DocSearch shows the name of a group as text.
  const group = 'Ingestion › Sources & sinks › Kafka <source> & "sink"';
  expect(new Set(hits.map(({hierarchy}) => hierarchy.lvl0))).toEqual(new Set([group]));
});

it('escapes what DocSearch renders as HTML', () => {
  const [page, heading] = toListedHits([PAGE]);
  const name = 'Kafka &lt;source&gt; &amp; &quot;sink&quot;';
  expect(page?.hierarchy).toMatchObject({lvl1: name, lvl2: null});
  expect(page?.content).toBe('Reads &lt;b&gt;topics');
  expect(heading?.hierarchy).toMatchObject({lvl1: name, lvl2: 'setup'});
});

it('keeps the marks of what is shown, and the three best parts', () => {
  const parts = ['a', 'b', 'c', 'd', 'e'].map((name) => part(name));
  const hits = toListedHits([{...PAGE, parts}]);
  expect(hits.map(({_snippetResult}) => _snippetResult.title)).toEqual([
    PAGE.title,
    ...parts.slice(0, 3).map(({title}) => title),
  ]);
  expect(hits[0]?._snippetResult.content).toEqual(PAGE.excerpt);
});
