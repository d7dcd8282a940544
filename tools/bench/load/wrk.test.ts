import {expect, it} from 'vitest';
import {parseWrk} from './wrk';

const output = (p99: string, more = '') => `Running 2s test @ http://127.0.0.1:1/
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency   600.00us    1.00ms  10.00ms   90.00%
    Req/Sec    20.00k     1.00k   22.00k    80.00%
  Latency Distribution
     50%  500.00us
     99%    ${p99}
  40123 requests in 2.01s, 500.00MB read
${more}Requests/sec:  19961.69
Transfer/sec:    248.00MB
`;

it.each([
  ['950.00us', 0.95],
  ['6.55ms', 6.55],
  ['1.20s', 1200],
])('reads the figures of wrk, with a time of %s', (text, p99) =>
  expect(parseWrk(output(text))).toEqual({requests: 40_123, rate: 19_961.69, p99}),
);

it('rejects figures of broken connections, and missing figures', () => {
  const broken = '  Socket errors: connect 0, read 12, write 0, timeout 0\n';
  expect(() => parseWrk(output('1.00ms', broken))).toThrow('wrk did not measure');
  expect(() => parseWrk('unable to connect')).toThrow('unable to connect');
});
