/** The feeds of changes: ids, dates, and addresses. */
import {expect, it} from 'vitest';
import {atomOf, feedOf, jsonFeedOf} from './feeds';
import type {Change, Changes} from './model';

const change = (release: string, name: string, more: Partial<Change> = {}): Change => ({
  ...{id: `${release}/added/${name}`, release, area: 'sources', what: 'field', kind: 'added'},
  ...{name, owner: 'Lamps & bells', page: 'lamps', anchor: name, ...more},
});

const CHANGES: Changes = {
  since: '2.0.0',
  releases: [
    {name: 'next', after: '2.1.0'},
    {name: '2.1.0', date: '2030-03-31', after: '2.0.0'},
  ],
  changes: [
    change('next', 'dim'),
    change('2.1.0', 'color'),
    change('2.1.0', 'Query.lamp', {area: 'graphql', what: 'query'}),
  ],
};

const feed = feedOf(CHANGES, 'https://docs.example/');

/** The text of each element of one name, with entities decoded once. */
const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  );

it('has only released changes in Atom, with the dates of their releases', () => {
  const atom = atomOf(feed);
  expect(texts(atom, 'id')).toEqual([
    'https://docs.example/docs/whats-new',
    'https://docs.example/docs/whats-new#v2-1-0-sources',
    'https://docs.example/docs/whats-new#v2-1-0-graphql',
  ]);
  expect(new Set(texts(atom, 'updated'))).toEqual(new Set(['2030-03-31T00:00:00Z']));
});

it('has the rows of the page in its entries, with absolute links and escaped names', () => {
  const [content = ''] = texts(atomOf(feed), 'content');
  expect(content).toContain('href="https://docs.example/docs/lamps#color"');
  expect(content).toContain('Lamps &amp; bells');
  expect(content).not.toMatch(/\bid=/);
});

it('has everything in JSON, without a date for what has none', () => {
  const {items} = JSON.parse(jsonFeedOf(feed)) as {items: {id: string; date_published?: string}[]};
  expect(items.map(({id, date_published}) => [id.split('#')[1], date_published])).toEqual([
    ['next-sources', undefined],
    ['v2-1-0-sources', '2030-03-31T00:00:00Z'],
    ['v2-1-0-graphql', '2030-03-31T00:00:00Z'],
  ]);
});

it('has no date at all before the first release', () => {
  const young = {...CHANGES, releases: CHANGES.releases.slice(0, 1)};
  expect(texts(atomOf(feedOf(young, 'https://docs.example/')), 'entry')).toEqual([]);
});
