/** The earlier build on a site, served by our own server. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {tempDir} from '../../plugins/common/testing/temp-dir';
import {rules} from '../hosting/rules';
import {listen} from '../server/listen';
import {precompress} from '../server/precompress';
import {createSiteServer} from '../server/site-server';
import {assetListOf, writeAssetList} from './asset-list';
import {keepAssets} from './keep';
import {sourceOf} from './sources';

const LIMITS = {days: 30, bytes: 1_000_000};
const LONG = 'text that repeats itself. '.repeat(100);

async function serve(server: http.Server): Promise<string> {
  const origin = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => void server.close().closeAllConnections());
  return origin;
}

async function deployed(files: Record<string, string>): Promise<[origin: string, folder: string]> {
  const root = tempDir({'index.html': 'x', ...files});
  writeAssetList(root, assetListOf(root));
  await precompress(root, {cacheDir: tempDir()});
  return [await serve(createSiteServer({root, rules})), root];
}

const keep = (build: string, from: string) =>
  keepAssets(build, sourceOf(from, {pause: 1}), '2026-03-01', LIMITS);

it('fetches what the deployed site has', async () => {
  const [origin] = await deployed({'assets/js/one~a b.js': LONG});
  const build = tempDir({'assets/js/two.js': 'two'});
  expect(await keep(build, origin)).toEqual({files: 1, bytes: LONG.length, dropped: 0, gone: 0});
  expect(fs.readFileSync(path.join(build, 'assets/js/one~a b.js'), 'utf8')).toBe(LONG);
});

it('counts files that the site lost or truncated, and leaves them out of the list', async () => {
  const [origin, root] = await deployed({'assets/js/one.js': 'one', 'assets/js/cut.js': 'whole'});
  fs.rmSync(path.join(root, 'assets/js/one.js'));
  fs.writeFileSync(path.join(root, 'assets/js/cut.js'), 'who');
  const build = tempDir({'assets/js/two.js': 'two'});
  expect(await keep(build, origin)).toMatchObject({files: 0, gone: 2});
  expect(assetListOf(build).earlier).toEqual({});
});

it('has nothing to keep on the first deployment', async () => {
  const origin = await serve(http.createServer((_, res) => res.writeHead(404).end()));
  expect(await keep(tempDir(), origin)).toMatchObject({files: 0, gone: 0});
});

it('retries, and reports the response of the host if it never succeeds', async () => {
  let asked = 0;
  const origin = await serve(
    http.createServer((_, res) => void (asked++, res.writeHead(503).end())),
  );
  await expect(keep(tempDir(), origin)).rejects.toThrow(
    `${origin}/asset-list.json could not be fetched: status 503.`,
  );
  expect(asked).toBe(3);
});

it.each(['../secret.js', 'assets/../../secret.js', 'assets/./a.js', '/etc/passwd', 'assets//a.js'])(
  'accepts no file outside of assets/: %s',
  async (name) => {
    const text = JSON.stringify({current: {[name]: 1}, earlier: {}});
    const origin = await serve(http.createServer((_, res) => res.end(text)));
    await expect(keep(tempDir(), origin)).rejects.toThrow('is not a list of assets');
  },
);

it('rejects a response that is not a list', async () => {
  const origin = await serve(http.createServer((_, res) => res.end('<h1>Sign in</h1>')));
  await expect(keep(tempDir(), origin)).rejects.toThrow(
    `${origin}/asset-list.json is not a list of assets. Deploy once without this step.`,
  );
});
