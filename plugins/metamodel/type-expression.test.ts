import {describe, expect, it} from 'vitest';
import {namesIn, parseType} from './type-expression';

describe('parseType', () => {
  it.each([
    ['string', {kind: 'name', name: 'string'}],
    ['array[Urn]', {kind: 'array', items: {kind: 'name', name: 'Urn'}}],
    [
      'map[string, array[Urn]]',
      {kind: 'map', values: {kind: 'array', items: {kind: 'name', name: 'Urn'}}},
    ],
    [
      'union[costId: double, string]',
      {
        kind: 'union',
        members: [
          {alias: 'costId', type: {kind: 'name', name: 'double'}},
          {type: {kind: 'name', name: 'string'}},
        ],
      },
    ],
  ])('reads %s', (text, type) => {
    expect(parseType(text)).toEqual(type);
  });

  it.each([
    '',
    'a b',
    'array[]',
    'array[Urn',
    'map[int, Urn]',
    'map[Urn]',
    'union[A, ]',
    'list[A]',
  ])('refuses %j', (text) => {
    expect(parseType(text)).toBeUndefined();
  });
});

describe('namesIn', () => {
  it('lists every name, including those inside brackets', () => {
    const type = parseType('map[string, union[A, array[B]]]');
    expect(type && namesIn(type)).toEqual(['string', 'A', 'B']);
  });
});
