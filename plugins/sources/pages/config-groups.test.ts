/** The order of configuration fields. */
import {describe, expect, it} from 'vitest';
import {groupFields} from './config-groups';
import {field} from './testing/sources';

describe('groupFields', () => {
  it('puts required fields first, common ones last, and stateful ingestion at the end', () => {
    const names = ['env', 'b', 'stateful_ingestion.x', 'profiling.y', 'own.z', 'a', 'usage.u'];
    const config = [
      ...names.map((name) => field(name, 'string', 'Text.')),
      {
        ...field('must', 'string', 'Text.'),
        required: true,
      },
    ];
    const groups = groupFields(config).map(({block, fields}) => [
      block,
      ...fields.map(({name}) => name),
    ]);
    expect(groups).toEqual([
      ['', 'must', 'b', 'a', 'env'],
      ['own', 'own.z'],
      ['usage', 'usage.u'],
      ['profiling', 'profiling.y'],
      ['stateful_ingestion', 'stateful_ingestion.x'],
    ]);
  });

  it('has no group for top-level fields if there are none', () => {
    expect(groupFields([field('a.b', 'string', 'Text.')])).toHaveLength(1);
  });
});
