import {describe, expect, it} from 'vitest';
import {corsHeaders, isHostAccepted, isOriginAccepted, LOCAL, PUBLIC} from './callers';
import {networkOf, RateLimit} from './rate-limit';

describe('RateLimit', () => {
  it('counts in windows, by address', () => {
    const limit = new RateLimit({requests: 2, milliseconds: 10_000});
    expect([0, 1, 2].map((now) => limit.exceeded('a', now))).toEqual([undefined, undefined, 10]);
    expect(limit.exceeded('b', 2)).toBeUndefined();
    expect(limit.exceeded('a', 9000)).toBe(1);
    expect(limit.exceeded('a', 10_000)).toBeUndefined();
  });

  it('forgets those that have not called for the longest time', () => {
    const limit = new RateLimit({requests: 1, milliseconds: 10_000});
    limit.exceeded('first', 0);
    for (let i = 0; i < 10_000; i++) limit.exceeded(`10.0.${i >> 8}.${i & 255}`, 1);
    expect(limit.exceeded('first', 2)).toBeUndefined();
  });

  it.each([
    ['10.0.0.1', '10.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
  ])('takes %s for %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('callers', () => {
  it.each([
    ['localhost:6280', true],
    ['127.0.0.1', true],
    ['[::1]:80', true],
    ['localhost.evil.example', false],
    ['evil.example:6280', false],
    [null, false],
  ])('of a local server: host %s', (host, accepted) =>
    expect(isHostAccepted(LOCAL, host)).toBe(accepted),
  );

  it.each([
    [null, true],
    ['http://localhost:5173', true],
    ['https://evil.example', false],
    ['http://localhost.evil.example', false],
    ['null', false],
  ])('of a local server: origin %s', (origin, accepted) =>
    expect(isOriginAccepted(LOCAL, origin)).toBe(accepted),
  );

  it('of a public server are all', () => {
    expect(isHostAccepted(PUBLIC, 'a.example')).toBe(true);
    expect(isOriginAccepted(PUBLIC, 'https://b.example')).toBe(true);
    expect(corsHeaders(PUBLIC, 'https://b.example')).toEqual({'Access-Control-Allow-Origin': '*'});
  });
});
