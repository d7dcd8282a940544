/** What only our own server promises; the rest is in conformance/. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {Server} from 'node:http';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {ask} from './conformance/request';
import {rules} from '../hosting/rules';
import {tempDir} from '../../plugins/common/testing/temp-dir';
import {listen} from './listen';
import {createSiteServer} from './site-server';

let root: string;
let server: Server;
let origin: string;
beforeEach(async () => {
  root = tempDir({'index.html': 'first'});
  server = createSiteServer({root, rules});
  origin = await listen(server, 0, '127.0.0.1');
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

it('shows a rebuild without a restart', async () => {
  expect((await ask(origin, {path: '/'})).body).toBe('first');
  await fs.writeFile(path.join(root, 'index.html'), 'second');
  await fs.writeFile(path.join(root, 'new.html'), 'new');
  expect((await ask(origin, {path: '/'})).body).toBe('second');
  expect((await ask(origin, {path: '/new'})).body).toBe('new');
});

it('says so where the build has no 404.html', async () => {
  const {status, body} = await ask(origin, {path: '/nowhere'});
  expect([status, body]).toEqual([404, 'Not found, and the build has no 404.html.\n']);
});

it.each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json'])(
  'gives nothing from outside of its folder: %s',
  async (outside) => expect((await ask(origin, {path: outside})).status).toBe(404),
);

it('answers an address that is badly encoded', async () =>
  expect((await ask(origin, {path: '/%E0%A4%A'})).status).toBe(404));

it('sends a part of a file that is asked for', async () => {
  const {status, body} = await ask(origin, {path: '/', headers: {range: 'bytes=1-2'}});
  expect([status, body]).toEqual([206, 'ir']);
});
