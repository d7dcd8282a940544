import {expect, it} from 'vitest';
import {headingOf, type Item} from './sidebar-heading';

const heading = (value: string) => ({type: 'html', value, className: 'sidebar-heading wide'});
const link = (href: string) => ({type: 'link', href});
const items: Item[] = [
  link('/docs/before'),
  heading('Start'),
  {type: 'category', href: '/docs/first', items: [link('/docs/quick')]},
  {type: 'html', value: '<hr>'},
  link('/docs/after-rule'),
  heading('APIs'),
  {type: 'category', items: [{type: 'category', items: [link('/docs/deep')]}]},
];

it.each([
  ['/docs/first', 'Start'],
  ['/docs/quick', 'Start'],
  ['/docs/after-rule', 'Start'],
  ['/docs/deep', 'APIs'],
  ['/docs/before', undefined],
  ['/docs/nowhere', undefined],
])('%s', (path, text) => {
  expect(headingOf(items, path)).toBe(text);
});
