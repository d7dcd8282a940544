/** What the sidebar filter finds in a small tree. */
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {countEntries, filterItems, findInParts, firstEntries, openAll} from './filter-items';
import {partsOf} from './model';

const link = (label: string): PropSidebarItem => ({type: 'link', label, href: `/${label}`});
const group = (label: string, items: PropSidebarItem[], href?: string): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
  ...(href && {href}),
});
const heading: PropSidebarItem = {type: 'html', value: 'API', defaultStyle: false};

const TREE = [
  heading,
  link('Quickstart'),
  group('Sources', [link('Kafka'), link('Kafka Connect'), link('Snowflake')], '/sources'),
  group('API', [group('GraphQL API', [group('Reference', [link('Objects'), link('Enums')])])]),
];

/** The tree as text: groups with what they contain. */
const shown = (items: readonly PropSidebarItem[]): string =>
  items
    .map((item) => {
      if (item.type === 'html') return 'heading';
      return item.type === 'link' ? item.label : `${item.label}(${shown(item.items)})`;
    })
    .join(' ');

const found = (text: string) => shown(filterItems(TREE, text.split(' ')));

it.each([
  ['kafka', 'Sources(Kafka Kafka Connect)'],
  ['connect kafka', 'Sources(Kafka Connect)'],
  ['graphql objects', 'API(GraphQL API(Reference(Objects)))'],
  ['quick', 'Quickstart'],
  ['nothing', ''],
])('"%s" leaves %s', (text, expected) => expect(found(text)).toBe(expected));

it('a group with a page is found as only that page', () => {
  expect(found('sources')).toBe('Sources()');
});

it('a group without a page is found with its entries', () => {
  expect(found('reference')).toBe('API(GraphQL API(Reference(Objects Enums)))');
});

it('groups with matches are open and stay open', () => {
  expect(filterItems(TREE, ['kafka'])[0]).toMatchObject({collapsed: false, collapsible: false});
});

it('a group that only contains matches is not an entry', () => {
  expect(countEntries(filterItems(TREE, ['kafka']))).toBe(2);
  expect(countEntries(filterItems(TREE, ['s']))).toBe(5);
});

it('what is found is below the heading of its part, whose name counts as a group', () => {
  const start: PropSidebarItem = {
    type: 'html',
    value: 'Start',
    className: 'sidebar-heading',
    defaultStyle: false,
  };
  const sidebar = [start, ...TREE.slice(1), {...start, value: 'More'}, link('Kafka')];
  const parts = partsOf(sidebar);
  const find = (text: string) => shown(findInParts(sidebar, parts, text.split(' ')));
  expect(find('kafka')).toBe('heading Sources(Kafka Kafka Connect) heading Kafka');
  expect(find('more kafka')).toBe('heading Kafka');
  expect(shown(findInParts(TREE, [], ['quick']))).toBe('Quickstart');
});

it('opens all groups, which can still be closed', () => {
  const groups = (items: readonly PropSidebarItem[]): PropSidebarItem[] =>
    items.flatMap((item) => (item.type === 'category' ? [item, ...groups(item.items)] : []));
  expect(groups(openAll(TREE)).map((item) => item.type === 'category' && item.collapsed)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(openAll(TREE)[3]).toMatchObject({collapsible: true});
});

it('counts links, and groups that have a page', () => {
  expect(countEntries(TREE)).toBe(7);
});

it('returns the first entries of a tree', () => {
  expect(shown(firstEntries(TREE, 4))).toBe('heading Quickstart Sources(Kafka Kafka Connect)');
  expect(shown(firstEntries(TREE, 99))).toBe(shown(TREE));
});
