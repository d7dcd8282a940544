import {expect, it} from 'vitest';
import {choiceReader, choiceWriter} from './state';

const KNOWN = {
  releases: [{name: 'next'}, {name: '2.1', date: '2025-01-31'}, {name: '2.0'}, {name: '1.9'}],
  compared: '2.0',
  sources: [
    {id: 'lamp', title: 'Lamp'},
    {id: 'bell', title: 'Bell'},
  ],
};
const read = choiceReader(KNOWN);
const write = choiceWriter(KNOWN);
const FIRST = {from: '2.0', to: '2.1', place: undefined, sources: [], features: []};

it('the choice is in the URL', () => {
  const choice = {
    ...{from: 'earlier', to: 'next', place: 'helm' as const},
    ...{sources: ['lamp', 'bell'], features: ['none']},
  };
  const search = write(choice, '?x=1');
  expect(search).toBe('x=1&from=earlier&to=next&on=helm&sources=lamp,bell&features=none');
  expect(read(search)).toEqual(choice);
  expect(write(FIRST, search)).toBe('x=1');
});

it('any URL is read', () => {
  expect(read('')).toEqual(FIRST);
  const junk = 'a,'.repeat(4096);
  expect(read(`?from=3.0&to=${junk}&on=moon&sources=${junk}bell&features=${junk}`)).toEqual(FIRST);
  expect(read('?to=earlier')).toEqual(FIRST);
  expect(read('?sources=%E0%A4%A,bell,none').sources).toEqual(['none']);
});
