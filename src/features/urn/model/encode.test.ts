import {describe, expect, it} from 'vitest';
import {decodeName, encodedBytes, encodeName, encodeUrl} from './encode';

describe('names', () => {
  it.each([
    ['orders', 'orders'],
    ['orders (eu)', 'orders %28eu%29'],
    ['a,b', 'a%2Cb'],
    ['a␟b', 'a%E2%90%9Fb'],
    ['100%', '100%'],
    ['ä/b', 'ä/b'],
  ])('%s becomes %s, and the other way round', (name, encoded) => {
    expect(encodeName(name)).toBe(encoded);
    expect(decodeName(encoded)).toBe(name);
  });
});

describe('URNs in URLs', () => {
  it('everything but letters, digits, and a few signs is encoded', () => {
    expect(encodeUrl('urn:li:chart:(looker,a b*~)')).toBe(
      'urn%3Ali%3Achart%3A%28looker%2Ca%20b%2A~%29',
    );
  });

  it('the server counts bytes as in a form', () => {
    // Java's URLEncoder: a+b*%7E
    expect(encodedBytes('a b*~')).toBe('a+b*%7E'.length);
    expect(encodedBytes('é')).toBe(6);
    expect(encodedBytes('\uD800')).toBeGreaterThan(0);
  });
});
