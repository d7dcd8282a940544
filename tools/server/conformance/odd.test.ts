/** Odd requests get the same responses from our own server, nginx, and Caddy; the list names the differences. */
import {beforeAll, expect, it} from 'vitest';
import {gunzipSync} from 'node:zlib';
import {headersFor} from '../../hosting/match';
import {rules} from '../../hosting/rules';
import {eachHost} from './each-host';
import {SECRET} from './fixture';
import {ODD_CASES} from './odd';
import {askRaw, type RawAnswer, requestText} from './raw-request';

/** The body as text; no request in the list accepts Brotli. */
const decoded = ({headers, body}: RawAnswer) =>
  headers.get('content-encoding') === 'gzip'
    ? gunzipSync(Buffer.from(body, 'latin1')).toString()
    : body;

eachHost((host, origin) => {
  let known: {etag: string; modified: string};
  beforeAll(async () => {
    const {headers} = await askRaw(origin(), requestText('GET', '/img/letters.bin'));
    known = {etag: headers.get('etag') ?? '', modified: headers.get('last-modified') ?? ''};
  });

  it.each(ODD_CASES.map((one) => [one.name, one] as const))(
    '%s',
    async (_, {request, status, location, body, headers = {}, unlike}) => {
      const text = typeof request === 'string' ? request : request(known);
      const answer = await askRaw(origin(), text);
      expect(decoded(answer)).not.toContain(SECRET);
      expect(answer.headers.get('set-cookie')).toBeUndefined();
      const other = unlike?.[host];
      expect(answer.status).toBe(other ? other.status : status);
      if (other) return;
      expect(answer.headers.get('location')).toBe(location);
      for (const [name, value] of Object.entries(headers)) {
        expect(answer.headers.get(name) ?? '', name).toBe(value);
      }
      if (body && 'is' in body) expect(decoded(answer)).toBe(body.is);
      if (body && 'holds' in body) expect(decoded(answer)).toContain(body.holds);
      // A rejection before the path is known doesn't always have our headers; a file has its own.
      if ([308, 404, 405].includes(status)) {
        for (const [name, value] of Object.entries(headersFor('/', rules))) {
          expect(answer.headers.get(name.toLowerCase()), name).toBe(value);
        }
      }
    },
  );
});
