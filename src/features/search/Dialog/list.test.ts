/** What is listed for the pages found, and what is stored of it. */
import {expect, it} from 'vitest';
import type {PageHit} from '../types';
import {type Entry, groupsOf, isSameEntry, isSameText, toStored} from './list';

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

function entriesOf(page: PageHit): readonly Entry[] {
  const [group] = groupsOf([page]);
  return group?.entries ?? [];
}

it('lists a page and then its parts, in one group that is named by the location of the page', () => {
  const [group, other] = groupsOf([PAGE, {...PAGE, url: '/docs/other', parts: []}]);
  expect(group?.name).toBe('Ingestion › Sources & sinks › Kafka <source> & "sink"');
  expect(group?.entries.map(({kind, url}) => [kind, url])).toEqual([
    ['page', '/docs/kafka'],
    ['heading', '/docs/kafka#setup'],
    ['symbol', '/docs/kafka#source.config.topic'],
  ]);
  expect(other?.entries.map(({url}) => url)).toEqual(['/docs/other']);
});

it('keeps the marks of what is shown, and the three best parts', () => {
  const parts = ['a', 'b', 'c', 'd', 'e'].map((name) => part(name));
  const entries = entriesOf({...PAGE, parts});
  expect(entries.map(({title}) => title)).toEqual([
    PAGE.title,
    ...parts.slice(0, 3).map(({title}) => title),
  ]);
  expect(entries[0]?.excerpt).toEqual(PAGE.excerpt);
});

it('recognizes entries that look the same, so they are not drawn again', () => {
  const same = structuredClone(PAGE);
  const pairs = (page: PageHit) =>
    entriesOf(page).map((entry, i) => isSameEntry(entry, entriesOf(PAGE)[i] ?? entry));
  expect(pairs(same)).toEqual([true, true, true]);
  expect(pairs({...PAGE, title: [{text: 'Kafka <source> & "sink"'}]})[0]).toBe(false);
  expect(pairs({...PAGE, breadcrumbs: []})).toEqual([false, false, false]);
  expect(pairs({...PAGE, parts: [part('setup', 'symbol')]})).toEqual([true, false]);
});

it('compares texts by their pieces and marks', () => {
  const text = [{text: 'a'}, {text: 'b', marked: true}] as const;
  expect(isSameText(text, structuredClone(text))).toBe(true);
  expect(isSameText(text, [{text: 'a'}, {text: 'b'}])).toBe(false);
  expect(isSameText(text, [{text: 'a'}])).toBe(false);
  expect(isSameText([], [])).toBe(true);
});

it('stores entries in the format of DocSearch, escaped as HTML', () => {
  const [page, heading] = entriesOf(PAGE).map(toStored);
  const lvl0 = 'Ingestion › Sources & sinks › Kafka <source> & "sink"';
  const lvl1 = 'Kafka &lt;source&gt; &amp; &quot;sink&quot;';
  expect(page).toEqual({
    ...{objectID: '/docs/kafka', url: '/docs/kafka', type: 'lvl1'},
    hierarchy: {lvl0, lvl1, lvl2: null},
    content: 'Reads &lt;b&gt;topics',
  });
  expect(heading).toEqual({
    ...{objectID: '/docs/kafka#setup', url: '/docs/kafka#setup', type: 'lvl2'},
    hierarchy: {lvl0, lvl1, lvl2: 'setup'},
    content: null,
  });
});
