import {describe, expect, it} from 'vitest';
import {Problems} from '../facts/problems';
import {FIXTURE} from './testing/broken-fixture';
import {at, NEXT_DOCS, OLDEST, RELEASES} from '../releases/testing/releases';
import {loadMetamodel, metamodelAt} from '.';

const all = loadMetamodel(FIXTURE, new Problems(), RELEASES);
const release = metamodelAt(all, OLDEST);
const fieldAt = (name: string, model = release) =>
  model.aspects.get('tableInfo')?.fields.find((candidate) => candidate.name === name);

describe('metamodelAt', () => {
  it('drops newer entities and aspects, and the use of such aspects', () => {
    expect([...release.entities.keys()]).toEqual(['platform', 'table']);
    expect(release.entities.get('table')?.aspects.map(({name}) => name)).toEqual([
      'tableInfo',
      'ownership',
    ]);
    expect(release.aspects.has('tableProfile')).toBe(false);
  });
  it('drops newer fields and symbols', () => {
    expect(fieldAt('rating')).toBeUndefined();
    expect(release.enums.get('TableKind')?.symbols.map(({name}) => name)).toEqual([
      'TABLE',
      'VIEW',
    ]);
  });
  it('restores former values, those before the nearest release last', () => {
    const {relationships, search} = fieldAt('parents') ?? {};
    expect({relationships, search}).toEqual({
      relationships: [{name: 'DownstreamOf', to: ['table']}],
      search: undefined,
    });
    const later = fieldAt('parents', metamodelAt(all, at('2.1.0')));
    expect(later?.relationships?.[0]?.to).toEqual(['table', 'platform']);
    expect(later).not.toHaveProperty('search');
    expect(fieldAt('parents', metamodelAt(all, NEXT_DOCS))?.search).toEqual({type: 'URN'});
  });
  it('keeps announced entities separate until they exist', () => {
    expect([...release.announced.keys()]).toEqual(['person']);
    expect(metamodelAt(all, NEXT_DOCS).announced.size).toBe(0);
    expect(metamodelAt(all, NEXT_DOCS).entities.has('person')).toBe(true);
  });
});
