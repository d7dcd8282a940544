/** Any code may set the router's state; only what the version menu set counts. */
import {expect, it} from 'vitest';
import {isVersionSwitch} from './switch-state';

const page = {path: '/docs/how/search', title: 'Search'};

it.each([
  ['a page that exists in both versions', {fromVersion: 'Next'}],
  ['a page that the other version lacks', {fromVersion: 'Next', missingPage: page}],
])('accepts %s', (_, state) => {
  expect(isVersionSwitch(state)).toBe(true);
});

it.each([
  ['nothing', undefined],
  ['null', null],
  ['text', 'Next'],
  ['an object of another feature', {from: 'Next'}],
  ['a version that is not a string', {fromVersion: 3}],
  ['a page without a title', {fromVersion: 'Next', missingPage: {path: '/docs'}}],
  ['a page that is null', {fromVersion: 'Next', missingPage: null}],
])('refuses %s', (_, state) => {
  expect(isVersionSwitch(state)).toBe(false);
});
