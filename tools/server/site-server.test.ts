/** What only our own server guarantees; the rest is in conformance/. */
import {once} from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import type {Server} from 'node:http';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {requestText} from './conformance/raw-request';
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
  fs.writeFileSync(path.join(root, 'index.html'), 'second');
  fs.writeFileSync(path.join(root, 'new.html'), 'new');
  await expect.poll(async () => (await ask(origin, {path: '/'})).body).toBe('second');
  expect((await ask(origin, {path: '/new'})).body).toBe('new');
});

it('says so if the build has no 404.html', async () => {
  const {status, body} = await ask(origin, {path: '/nowhere'});
  expect([status, body]).toEqual([404, 'Not found, and the build has no 404.html.\n']);
});

it('sends the requested part of a file', async () => {
  const {status, body} = await ask(origin, {path: '/', headers: {range: 'bytes=1-2'}});
  expect([status, body]).toEqual([206, 'ir']);
});

/** Starts to download a file and disconnects. */
async function abort(path: string): Promise<void> {
  const {hostname, port} = new URL(origin);
  const socket = net.connect(Number(port), hostname);
  socket.write(requestText('GET', path));
  await once(socket, 'data');
  socket.destroy();
}

it.skipIf(!fs.existsSync('/proc/self/fd'))('closes the file of an aborted download', async () => {
  fs.writeFileSync(path.join(root, 'large.bin'), Buffer.alloc(20_000_000));
  const isOpen = () =>
    fs.readdirSync('/proc/self/fd').some((fd) => {
      // A file may be closed while the list is read.
      const link = `/proc/self/fd/${fd}`;
      return fs.existsSync(link) && fs.readlinkSync(link).endsWith('large.bin');
    });
  const downloads = Array.from({length: 20}, () => abort('/large.bin'));
  await Promise.all(downloads);
  await expect.poll(isOpen, {timeout: 5000}).toBe(false);
});

it('sends the current content of a file, although it cached the previous one', async () => {
  const file = path.join(root, 'kept.txt');
  for (const text of ['one', 'two', 'three']) {
    fs.writeFileSync(file, text);
    const asked = async () => {
      const {headers, body} = await ask(origin, {path: '/kept.txt'});
      return [headers['content-length'], body];
    };
    await expect.poll(asked).toEqual([String(text.length), text]);
  }
});
