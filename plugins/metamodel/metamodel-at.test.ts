import {describe, expect, it} from 'vitest';
import {Problems} from '../facts/problems';
import {FIXTURE} from './testing/broken-fixture';
import {loadMetamodel, releasedMetamodel} from '.';

const next = loadMetamodel(FIXTURE, new Problems());
const release = releasedMetamodel(next);
const field = (name: string) =>
  release.aspects.get('tableInfo')?.fields.find((candidate) => candidate.name === name);

describe('releasedMetamodel', () => {
  it('drops entities and aspects of Next, and the use of such aspects', () => {
    expect([...release.entities.keys()]).toEqual(['platform', 'table']);
    expect(release.entities.get('table')?.aspects.map(({name}) => name)).toEqual([
      'tableInfo',
      'ownership',
    ]);
    expect(release.aspects.has('tableProfile')).toBe(false);
  });
  it('drops fields and symbols of Next', () => {
    expect(field('rating')).toBeUndefined();
    expect(release.enums.get('TableKind')?.symbols.map(({name}) => name)).toEqual([
      'TABLE',
      'VIEW',
    ]);
  });
  it('puts former values back', () => {
    expect(field('parents')).toEqual({
      name: 'parents',
      type: 'array[Urn]',
      optional: true,
      description: 'Tables this one is computed from.',
      relationships: [{name: 'DownstreamOf', to: ['table']}],
    });
  });
  it('keeps announced entities apart', () => {
    expect([...release.announced.keys()]).toEqual(['person']);
    expect(next.announced.size).toBe(0);
  });
  it('leaves the facts of Next alone and is stable', () => {
    expect(next.entities.has('person')).toBe(true);
    expect(releasedMetamodel(release)).toEqual({...release, announced: new Map()});
  });
});
