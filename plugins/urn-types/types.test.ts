import {describe, expect, it} from 'vitest';
import {check} from '../../src/features/urn/model/check';
import {encodeUrl} from '../../src/features/urn/model/encode';
import {applyEdit} from '../../src/features/urn/model/fault';
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

// From public issues and pull requests of the platform, by their numbers.
describe('questions that users of the platform asked', () => {
  const dataset = (platform: string, name: string) =>
    `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},PROD)`;
  const faultsOf = (urn: string) => check(urn, BY_NAME).faults;
  const isAccepted = (urn: string) => faultsOf(urn).every(({severity}) => severity === 'hint');
  /** The text after all repairs that the workbench offers. */
  const repaired = (urn: string): string => {
    const fix = faultsOf(urn).find((fault) => fault.fix)?.fix;
    return fix ? repaired(applyEdit(urn, fix.edit)) : urn;
  };

  it('#9367: a name with parentheses, which a URL needs encoded twice', () => {
    const urn = repaired(dataset('mssql', 'some dataset (foo)'));
    expect(urn).toBe(dataset('mssql', 'some dataset %28foo%29'));
    expect(isAccepted(urn)).toBe(true);
    expect(encodeUrl(urn)).toContain('some%20dataset%20%2528foo%2529');
  });

  it('#9358: a plus in a name', () => {
    expect(isAccepted(dataset('mssql', 'first + last'))).toBe(true);
    expect(encodeUrl(dataset('mssql', 'first + last'))).toContain('first%20%2B%20last');
  });

  it.each(['2581', '4527'])('#%s: slashes in a name', () => {
    const urn = dataset('s3', 'my_bucket/some/path');
    expect(isAccepted(urn)).toBe(true);
    expect(encodeUrl(urn)).toContain('my_bucket%2Fsome%2Fpath');
  });

  it('#5977: commas and parentheses in a name', () => {
    const urn = repaired(dataset('external', 'superstore, (new).xls'));
    expect(urn).toBe(dataset('external', 'superstore%2C %28new%29.xls'));
    expect(isAccepted(urn)).toBe(true);
  });

  it('#11973: a comma too many', () => {
    const [fault] = faultsOf('urn:li:dashboard:(looker,dashboards,thelook)');
    expect(fault?.message).toContain('This one has 3.');
  });
});
