import {describe, expect, it} from 'vitest';
import {encodeUrn} from './openapi';

describe('encodeUrn', () => {
  it('encodes every character that is special in a path or a shell', () => {
    expect(encodeUrn('urn:li:dataFlow:(airflow,daily orders,prod)')).toBe(
      'urn%3Ali%3AdataFlow%3A%28airflow%2Cdaily%20orders%2Cprod%29',
    );
  });
});
