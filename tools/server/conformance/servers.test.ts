/** Servers that run here send the same responses: our own, nginx, and Caddy, each with its generated file. */
import {expect, it} from 'vitest';
import {
  COMPRESSED,
  COPIES,
  FOUND,
  HOSTILE,
  MISSING,
  REDIRECTS,
  NONCANONICAL_REDIRECTS,
  READ_ONLY,
  NONCANONICAL,
  WANTED,
  type Case,
} from './cases';
import {eachHost} from './each-host';
import {ask} from './request';

const CASES = [
  ...FOUND,
  ...COPIES,
  ...WANTED,
  ...MISSING,
  ...COMPRESSED,
  ...NONCANONICAL,
  ...REDIRECTS,
  ...NONCANONICAL_REDIRECTS,
  ...READ_ONLY,
];

/** nginx sends .br only with a module that few packages have. */
const runnable = (host: string, {accept}: Case) => host !== 'nginx' || accept !== 'br';

eachHost((name, origin) => {
  it.each(CASES.filter((one) => runnable(name, one)).map((one) => [one.name, one] as const))(
    '%s',
    async (_, {path, method, accept, types, status, location, body = '', headers = {}}) => {
      const answer = await ask(origin(), {
        path,
        method,
        headers: {...(accept && {'accept-encoding': accept}), ...(types && {accept: types})},
      });
      expect(answer.status).toBe(status);
      expect(answer.headers.location).toBe(location);
      // Headers that only files have are on no other response.
      if (status >= 300) {
        expect(answer.headers['cross-origin-resource-policy']).toBeUndefined();
      }
      // Only copies at their own addresses are kept out of search engines.
      if (!path.endsWith('.md')) expect(answer.headers['x-robots-tag']).toBeUndefined();
      for (const [header, value] of Object.entries(headers)) {
        const found = answer.headers[header.toLowerCase()];
        if (typeof value === 'string') expect(found, header).toBe(value);
        else expect(found, header).toMatch(value);
      }
      if (method === 'HEAD') expect(answer.body).toBe('');
      else expect(answer.body).toContain(body);
    },
  );

  it.each(HOSTILE)('does not redirect %s to another host', async (path) => {
    const {headers} = await ask(origin(), {path});
    expect(new URL(headers.location ?? '/', origin()).origin).toBe(origin());
  });

  it('responds to a second request for an unchanged file with 304', async () => {
    const first = await ask(origin(), {path: '/docs/features'});
    const etag = first.headers.etag;
    expect(etag).toBeDefined();
    const second = await ask(origin(), {
      path: '/docs/features',
      headers: {'if-none-match': String(etag)},
    });
    expect([second.status, second.body]).toEqual([304, '']);
  });
});
