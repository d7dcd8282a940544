import {expect, it} from 'vitest';
import {detailsFor, namesSources} from './details';
import type {Choice} from './plan';

const RELEASES = [{name: 'next'}, {name: '2.1'}, {name: '2.0'}];
const CHOICE: Choice = {from: '2.0', to: 'next', place: undefined, sources: [], features: []};

const detail = (release: string, area: string, kind: string, source?: string) => ({
  ...{release, area, kind, what: 'field', name: `${release} ${area} ${kind}`},
  ...(source !== undefined && {source}),
});

const DETAILS = [
  detail('next', 'sources', 'added', 'lamp'),
  detail('2.1', 'sources', 'removed', 'lamp'),
  detail('2.1', 'sources', 'removed', 'bell'),
  detail('2.1', 'graphql', 'changed'),
  detail('2.1', 'environment', 'added'),
  detail('2.1', 'environment', 'removed'),
];

const shown = (choice: Partial<Choice>) =>
  detailsFor(DETAILS, RELEASES, {...CHOICE, ...choice}).map(
    ({area, release, details}) => `${release} ${area} ${details.length}`,
  );

it('lists what breaks, the oldest release first', () => {
  expect(shown({})).toEqual(['2.1 sources 2', '2.1 graphql 1', '2.1 environment 1']);
});

it('lists all about the sources in use, and nothing about what is not', () => {
  const choice = {sources: ['lamp'], features: ['none']};
  expect(shown(choice)).toEqual(['2.1 sources 1', '2.1 environment 1', 'next sources 1']);
  expect(shown({...choice, sources: ['none']})).toEqual(['2.1 environment 1']);
  expect(shown({...choice, from: '2.1'})).toEqual(['next sources 1']);
  expect(shown({...choice, from: '1.0', to: '2.1'})).toHaveLength(2);
});

it('none is not the name of a source', () => {
  expect(namesSources({...CHOICE, sources: ['none']})).toBe(false);
  expect(namesSources({...CHOICE, sources: ['lamp']})).toBe(true);
});
