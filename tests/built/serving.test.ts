/** How production responds: redirects, headers, and compressed files. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {FROZEN_DOCS} from '../versions';
import {BUILD, servedSite} from './site';

const ask = servedSite();

const OLD_GUIDE = '/docs/managed-datahub/operator-guide/setting-up-remote-ingestion-executor';
const ABOUT = '/docs/managed-datahub/remote-executor/about';

it.each([
  ['/docs/features.html?a=1', '/docs/features?a=1'],
  ['/docs/features/index.html?a=1', '/docs/features?a=1'],
  ['/docs/features/?a=1', '/docs/features?a=1'],
  ['/docs/', '/docs'],
  [`${FROZEN_DOCS}/features/`, `${FROZEN_DOCS}/features`],
  [OLD_GUIDE, ABOUT],
  [FROZEN_DOCS, `${FROZEN_DOCS}/features`],
])('%s moves permanently to %s in one hop', async (from, to) => {
  const response = await ask(from);
  expect([301, 308]).toContain(response.status);
  const location = new URL(response.headers.get('location') ?? '', 'http://localhost');
  expect(location.pathname + location.search).toBe(to);
  expect((await ask(to)).status).toBe(200);
});

it('the old guide also redirects on a host without redirect rules', () => {
  // Our server redirects before it reads this file; a plain host sends it.
  const file = path.join(BUILD, OLD_GUIDE, 'index.html');
  expect(fs.readFileSync(file, 'utf8')).toContain(`url=${ABOUT}`);
});

it('pages and scripts are compressed and have the security headers', async () => {
  const response = await ask('/docs/features', {'accept-encoding': 'br'});
  const {headers} = response;
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const script = /src="?(\/assets\/js\/main\.[^"\s>]+\.js)/.exec(await response.text())?.[1] ?? '';
  const asset = await ask(script, {'accept-encoding': 'br'});
  expect(asset.headers.get('content-encoding')).toBe('br');
  expect(asset.headers.get('cache-control')).toContain('immutable');
});
