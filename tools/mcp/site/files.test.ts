import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listen} from '../../server/listen';
import {fetchedFiles} from './fetched';
import {isInside, SiteUnavailable} from './files';
import {folderFiles} from './folder';

const OUTSIDE = [
  '../secret.txt',
  'docs/../../secret.txt',
  '/etc/passwd',
  'docs//a',
  '.env',
  'docs/.hidden',
  'docs\\..\\secret.txt',
  'docs/%2e%2e/secret.txt',
  'docs/a\u0000.md',
  `${'a/'.repeat(400)}b`,
  '',
];

describe('isInside', () => {
  it.each(OUTSIDE)('rejects %j', (name) => expect(isInside(name)).toBe(false));
  it.each(['docs.md', 'docs/2.0.0/what/urn.md', 'assets/search/current/0a/text/1.json'])(
    'accepts %s',
    (name) => expect(isInside(name)).toBe(true),
  );
});

describe('a folder', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-'));
  const site = path.join(root, 'site');
  beforeAll(() => {
    fs.mkdirSync(path.join(site, 'docs'), {recursive: true});
    fs.writeFileSync(path.join(site, 'docs/a.md'), 'A');
    fs.writeFileSync(path.join(root, 'secret.txt'), 'secret');
  });
  afterAll(() => fs.rmSync(root, {recursive: true}));

  it('reads its files', async () => expect(await folderFiles(site).read('docs/a.md')).toBe('A'));
  it.each([...OUTSIDE, 'docs', 'docs/a.md/b', 'docs/b.md'])('has no %j', async (name) =>
    expect(await folderFiles(site).read(name)).toBeUndefined(),
  );
});

describe('an address', () => {
  let server: http.Server;
  let address = '';
  const asked: string[] = [];
  beforeAll(async () => {
    server = http.createServer(({url = ''}, response) => {
      asked.push(url);
      if (url === '/base/slow') return;
      const status = url === '/base/a.md' ? 200 : url === '/base/odd' ? 500 : 404;
      response.writeHead(status).end('A');
    });
    address = `${await listen(server, 0, 'localhost')}/base`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  it('reads its files', async () => expect(await fetchedFiles(address).read('a.md')).toBe('A'));
  it('has no missing file', async () =>
    expect(await fetchedFiles(address).read('b.md')).toBeUndefined());
  it('never asks for what is outside', async () => {
    const before = asked.length;
    for (const name of OUTSIDE) expect(await fetchedFiles(address).read(name)).toBeUndefined();
    expect(asked).toHaveLength(before);
  });
  it.each(['odd', 'slow'])('says that it fails: %s', (name) =>
    expect(fetchedFiles(address, 300).read(name)).rejects.toThrow(SiteUnavailable),
  );
  it('must be a URL of the web', () => {
    expect(() => fetchedFiles('file:///etc')).toThrow('must begin with https://');
  });
});
