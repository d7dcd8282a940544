import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, it, onTestFinished} from 'vitest';
import {searchFiles} from './dev-server';

const FILES = new Map([
  ['index.json', '{"pages": []}'],
  ['text/0.json', '{"sections": []}'],
]);

/** A server that responds with the handler, or with status 418 if the handler passes the request on. */
async function serve(asked: string[] = []) {
  const handle = searchFiles('/base/', (version) => {
    asked.push(version);
    return version === 'current' ? FILES : new Map();
  });
  const server = createServer((request, response) =>
    handle(request, response, () => void response.writeHead(418).end()),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const {port} = server.address() as AddressInfo;
  return (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
}

it.each([
  ['index.json', '{"pages": []}'],
  ['text/0.json', '{"sections": []}'],
])('answers with %s', async (file, text) => {
  const get = await serve();
  const response = await get(`/base/assets/search/current/dev/${file}`);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(await response.text()).toBe(text);
});

it.each(['text/99.json', '../index.html', 'other.json'])(
  'passes on %s, which is not one of its files',
  async (file) => {
    const get = await serve();
    expect((await get(`/base/assets/search/current/dev/${file}`)).status).toBe(418);
  },
);

it('passes on an unknown version', async () => {
  const get = await serve();
  expect((await get('/base/assets/search/0.1.0/dev/index.json')).status).toBe(418);
});

it('passes on every other URL without building an index', async () => {
  const asked: string[] = [];
  const get = await serve(asked);
  for (const path of ['/base/', '/base/docs/quickstart', '/assets/search/current/dev/index.json']) {
    expect((await get(path)).status, path).toBe(418);
  }
  expect(asked).toEqual([]);
});
