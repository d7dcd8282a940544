import {expect, it} from 'vitest';
import {headerTable, ownPaths} from './header-table';

it('lists each header once, with its exceptions', () => {
  const rules = [
    {under: '/', headers: {A: '1', B: '2'}},
    {under: '/x/', headers: {B: '3', C: '4'}},
  ] as const;
  expect(headerTable(rules)).toEqual([
    {name: 'A', value: '1', exceptions: []},
    {name: 'B', value: '2', exceptions: [{under: '/x/', value: '3'}]},
    {name: 'C', exceptions: [{under: '/x/', value: '4'}]},
  ]);
});

it.each([
  ['inside the other', '/x/', '/x/y/'],
  ['around the other', '/x/y/', '/x/'],
  ['the same', '/x/', '/x/'],
] as const)('refuses an exception %s', (_, first, second) => {
  const rules = [
    {under: first, headers: {A: '1'}},
    {under: second, headers: {A: '2'}},
  ];
  expect(() => headerTable(rules)).toThrow(`A is set for ${first} and again for ${second}.`);
});

it('lists the paths with their own headers, except nested ones', () => {
  const table = headerTable([
    {under: '/', headers: {A: '1', B: '2'}},
    {under: '/x/', headers: {B: '3'}},
    {under: '/x/y/', headers: {A: '4'}},
    {under: '/z/', headers: {A: '5'}},
  ]);
  expect(ownPaths(table).sort()).toEqual(['/x/', '/z/']);
});
