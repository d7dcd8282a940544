/** What production answers: redirects, headers, compressed files. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {ROOT} from '../../plugins/common/root';

const OLD_GUIDE = '/docs/managed-datahub/operator-guide/setting-up-remote-ingestion-executor';
const ABOUT = '/docs/managed-datahub/remote-executor/about';

for (const [from, to] of [
  ['/docs/features.html?a=1', '/docs/features?a=1'],
  ['/docs/features/index.html?a=1', '/docs/features?a=1'],
  ['/docs/features/?a=1', '/docs/features?a=1'],
  ['/docs/', '/docs'],
  ['/docs/0.15.0/features/', '/docs/0.15.0/features'],
  [OLD_GUIDE, ABOUT],
  ['/docs/0.15.0', '/docs/0.15.0/features'],
] as const) {
  test(`${from} moves permanently to ${to} in one hop`, async ({request}) => {
    const response = await request.get(from, {maxRedirects: 0});
    expect([301, 308]).toContain(response.status());
    const location = new URL(response.headers()['location'] ?? '', 'http://localhost');
    expect(location.pathname + location.search).toBe(to);
    expect((await request.get(to, {maxRedirects: 0})).status()).toBe(200);
  });
}

test('the old guide moves on a host without redirect rules too', () => {
  // Our server redirects before it reads this file; a plain host sends it.
  const file = path.join(ROOT, 'build', OLD_GUIDE, 'index.html');
  expect(fs.readFileSync(file, 'utf8')).toContain(`url=${ABOUT}`);
});

test('pages and scripts come compressed and with the security headers', async ({request}) => {
  const response = await request.get('/docs/features', {headers: {'accept-encoding': 'br'}});
  const headers = response.headers();
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  const script = /src="?(\/assets\/js\/main\.[^"\s>]+\.js)/.exec(await response.text())?.[1] ?? '';
  const asset = await request.get(script, {headers: {'accept-encoding': 'br'}});
  expect(asset.headers()['content-encoding']).toBe('br');
  expect(asset.headers()['cache-control']).toContain('immutable');
});
