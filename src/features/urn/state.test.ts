import {expect, it} from 'vitest';
import {EXAMPLE, LONGEST, readUrn, writeUrn} from './state';

it('the URN is in the URL, and the example is not', () => {
  expect(readUrn('')).toBe(EXAMPLE);
  const urn = 'urn:li:dataset:(urn:li:dataPlatform:s3,a b/ü&c=1,PROD)';
  expect(readUrn(writeUrn(urn, '?x=1'))).toBe(urn);
  expect(writeUrn(urn, '?x=1')).toMatch(/^x=1&urn=/);
  expect(writeUrn(EXAMPLE, '?urn=a&x=1')).toBe('x=1');
  expect(readUrn(writeUrn('', ''))).toBe('');
});

it('a URL of any length is read', () => {
  expect(readUrn(`?urn=${'a'.repeat(8192)}`)).toHaveLength(LONGEST);
  expect(readUrn('?urn=%E0%A4%A')).toBeTypeOf('string');
});
