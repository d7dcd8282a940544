/** A filter selects the right stories, and survives being written to the URL and read back. */
import {expect, it} from 'vitest';
import {formatFilter, isEmpty, matches, parseFilter} from './filter';
import type {AdoptionStory} from './model';

const story = (slug: string, category: string, kind: 'blog' | 'video', cloud?: true) =>
  ({slug, category, kind, ...(cloud && {cloud})}) as AdoptionStory;

const STORIES = [
  story('a', 'B2B & B2C', 'blog', true),
  story('b', 'B2B & B2C', 'video'),
  story('c', 'E-Commerce', 'video', true),
  story('d', 'And More', 'blog'),
];

const matching = (search: string) =>
  STORIES.filter((one) => matches(one, parseFilter(search)))
    .map(({slug}) => slug)
    .join('');

it.each([
  ['', 'abcd'],
  ['?category=b2b-b2c', 'ab'],
  ['?category=b2b-b2c&category=and-more', 'abd'],
  ['?cloud=true', 'ac'],
  ['?category=b2b-b2c&category=and-more&cloud=true', 'a'],
  ['?kind=video', 'bc'],
  ['?kind=video&kind=blog', 'abcd'],
  ['?category=e-commerce&kind=blog', ''],
  ['?category=no-such', ''],
  ['?cloud=1', 'abcd'],
])('%s leaves %s', (search, slugs) => {
  expect(matching(search)).toBe(slugs);
});

it('preserves the other parameters in the URL', () => {
  const filter = {categories: ['and-more', 'b2b-b2c'], kinds: ['video'], cloud: true};
  const search = formatFilter(filter, '?utm=1&category=old&cloud=true');
  expect(search).toBe('utm=1&category=and-more&category=b2b-b2c&kind=video&cloud=true');
  expect(parseFilter(search)).toEqual(filter);
  expect(formatFilter(parseFilter(''), search)).toBe('utm=1');
});

it('reports when nothing is chosen', () => {
  expect(isEmpty(parseFilter('?utm=1'))).toBe(true);
  expect(isEmpty(parseFilter('?kind=blog'))).toBe(false);
});
