/** Which parts a small sidebar has, and which part a page is in. */
import {expect, it} from 'vitest';
import {firstPage, type Item, partAt, partsOf} from './model';

const heading = (value: string): Item => ({
  type: 'html',
  value,
  className: 'sidebar-heading wide',
});
const link = (href: string): Item => ({type: 'link', href});
const group = (...items: Item[]): Item => ({type: 'category', items});

const ITEMS: Item[] = [
  link('/docs/before'),
  heading('Start'),
  {...group(link('/docs/quick')), href: '/docs/first'},
  {type: 'html', value: '<hr>'},
  link('/docs/after-rule'),
  heading('Nothing'),
  heading('APIs'),
  link('https://example.com/'),
  group(group(link('/docs/deep'), link('/docs/quick'))),
];

it('each heading starts a part; one without items is left out', () => {
  expect(partsOf(ITEMS).map(({label, items}) => [label, items.length])).toEqual([
    ['Start', 4],
    ['APIs', 2],
  ]);
});

it('a sidebar without headings has no parts', () => {
  expect(partsOf([link('/docs/a')])).toEqual([]);
});

it.each([
  ['/docs/first', 'Start'],
  ['/docs/first/', 'Start'],
  ['/docs/quick', 'Start'],
  ['/docs/after-rule', 'Start'],
  ['/docs/deep', 'APIs'],
  ['/docs/before', 'Start'],
  ['/docs/nowhere', undefined],
  ['/', undefined],
])('%s', (path, label) => expect(partAt(partsOf(ITEMS), path)?.label).toBe(label));

it('the first page of a part may be deep in it, and is never on another site', () => {
  expect(partsOf(ITEMS).map(({items}) => firstPage(items))).toEqual(['/docs/before', '/docs/deep']);
  expect(firstPage([link('https://example.com/')])).toBeUndefined();
});
