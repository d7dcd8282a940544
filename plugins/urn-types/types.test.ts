import {describe, expect, it} from 'vitest';
import {check} from '../../src/features/urn/model/check';
import {ROOT} from '../common/root';
import {loadReference} from '../reference';
import {urnTypes} from './types';

const TYPES = urnTypes(loadReference(ROOT).metamodel, (id) => `/docs/${id}`);
const BY_NAME = new Map(TYPES.map((type) => [type.name, type]));

describe('entity types for the workbench', () => {
  it('are those of the metamodel', () => {
    expect(TYPES.length).toBeGreaterThan(55);
    expect([...BY_NAME.keys()]).toEqual(
      expect.arrayContaining([
        'dataset',
        'corpuser',
        'schemaField',
        'dataJob',
        'tag',
        'versionSet',
      ]),
    );
  });

  it('have the key fields of the URN, with fixed values and inner URNs', () => {
    expect(BY_NAME.get('dataset')).toMatchObject({
      page: '/docs/generated/metamodel/entities/dataset',
      fields: [
        {name: 'platform', urnOf: 'dataPlatform'},
        {name: 'name'},
        {name: 'origin', values: expect.arrayContaining(['PROD', 'DEV'])},
      ],
    });
    expect(BY_NAME.get('dataJob')?.fields).toMatchObject([
      {name: 'flow', urnOf: 'dataFlow'},
      {name: 'jobId'},
    ]);
  });

  it.each(TYPES.map((type) => [type.name, type.example]))(
    'the example of %s is valid',
    (_, urn) => {
      expect(check(urn, BY_NAME).faults).toEqual([]);
    },
  );
});
