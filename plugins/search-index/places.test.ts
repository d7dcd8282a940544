import {expect, it} from 'vitest';
import {header} from '../../sidebars/items';
import {placesOf} from './places';

type Sidebars = Parameters<typeof placesOf>[0];

const doc = (id: string) => ({type: 'doc', id});
const category = (label: string, items: object[], link?: object) => ({
  ...{type: 'category', label, items, link, collapsed: true, collapsible: true},
});
const places = (...items: object[]) => placesOf({docs: items} as unknown as Sidebars);
const placeOf = (id: string, ...items: object[]) => places(...items).byId.get(id);

it('is the heading above, and the groups around a page', () => {
  const group = category('Deploy', [category('Docker', [doc('compose')])]);
  expect(placeOf('compose', header('Operate'), group)).toEqual(['Operate', 'Deploy', 'Docker']);
});

it('changes with the next heading', () => {
  const items = [header('Get started'), doc('quickstart'), header('Operate'), doc('backup')];
  expect(placeOf('quickstart', ...items)).toEqual(['Get started']);
  expect(placeOf('backup', ...items)).toEqual(['Operate']);
});

it('is empty for a page above all headings, and undefined for one in no sidebar', () => {
  expect(placeOf('introduction', doc('introduction'), header('Operate'))).toEqual([]);
  expect(placeOf('hidden', doc('introduction'))).toBeUndefined();
});

it('does not treat other HTML as a heading', () => {
  const line = {type: 'html', value: '<hr/>', className: 'line'};
  expect(placeOf('backup', header('Operate'), line, doc('backup'))).toEqual(['Operate']);
});

it('is inside the group for the page that the label of the group links to', () => {
  const group = category('Policies', [doc('roles')], doc('policies'));
  expect(placeOf('policies', header('Govern'), group)).toEqual(['Govern', 'Policies']);
});

it('is the first one for a page that is listed twice', () => {
  const again = category('See also', [{type: 'ref', id: 'roles'}]);
  expect(placeOf('roles', category('Policies', [doc('roles')]), again)).toEqual(['Policies']);
});

it('lists the pages that list a group, with the label if they have no title', () => {
  const link = {type: 'generated-index', permalink: '/docs/category/sources'};
  const more = {...link, title: 'All sinks', description: 'Where to.', permalink: '/docs/sinks'};
  const {indexes} = places(
    header('Ingest'),
    category('Sources', [category('Sinks', [], more)], link),
    category('Plain', []),
  );
  expect(indexes).toEqual([
    {
      ...{url: '/docs/category/sources', title: 'Sources', description: ''},
      breadcrumbs: ['Ingest', 'Sources'],
    },
    {
      ...{url: '/docs/sinks', title: 'All sinks', description: 'Where to.'},
      breadcrumbs: ['Ingest', 'Sources', 'Sinks'],
    },
  ]);
});

it('begins each sidebar without a heading', () => {
  const sidebars = {one: [header('Operate'), doc('a')], two: [doc('b')]};
  expect(placesOf(sidebars as unknown as Sidebars).byId.get('b')).toEqual([]);
});
