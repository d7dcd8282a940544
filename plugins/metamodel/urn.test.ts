import {describe, expect, it} from 'vitest';
import {parseUrn} from './urn';

describe('parseUrn', () => {
  it('keeps a single key whole', () => {
    expect(parseUrn('urn:li:corpuser:ana', 1)).toEqual({entity: 'corpuser', values: ['ana']});
    expect(parseUrn('urn:li:step:urn:li:corpuser:ana-tour', 1)?.values).toEqual([
      'urn:li:corpuser:ana-tour',
    ]);
  });
  it('splits a key in parentheses, but not inner URNs', () => {
    expect(parseUrn('urn:li:dataJob:(urn:li:dataFlow:(airflow,daily,prod),load)', 2)).toEqual({
      entity: 'dataJob',
      values: ['urn:li:dataFlow:(airflow,daily,prod)', 'load'],
    });
  });
  it.each([
    ['no URN', 'dataset:x', 1],
    ['no key', 'urn:li:dataset:', 1],
    ['no brackets', 'urn:li:dataFlow:a,b', 2],
    ['wrong number of parts', 'urn:li:dataFlow:(a,b)', 3],
  ])('refuses %s', (_, urn, keyFields) => {
    expect(parseUrn(urn, keyFields)).toBeUndefined();
  });
});
