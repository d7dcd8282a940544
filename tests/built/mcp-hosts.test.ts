/** The functions of Netlify and Vercel, bundled as these hosts do, and called with a served build. */
import fs from 'node:fs';
import type http from 'node:http';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {build} from 'esbuild';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {ROOT} from '../../plugins/common/root';
import {rulesOfBuild} from '../../tools/hosting/rules';
import {listen} from '../../tools/server/listen';
import {createSiteServer} from '../../tools/server/site-server';
import {BUILD} from './site';

type Call = (request: Request) => Promise<Response>;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-hosts-'));
let server: http.Server;
let origin = '';

beforeAll(async () => {
  server = createSiteServer({root: BUILD, rules: rulesOfBuild(BUILD)});
  origin = await listen(server, 0, 'localhost');
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  fs.rmSync(folder, {recursive: true});
});

async function bundled(entry: string, name: string): Promise<Record<string, unknown>> {
  const outfile = path.join(folder, `${name}.cjs`);
  await build({
    ...{entryPoints: [path.join(ROOT, entry)], outfile, bundle: true, logLevel: 'error'},
    ...{platform: 'node', format: 'cjs', target: 'node20'},
  });
  return createRequire(import.meta.url)(outfile) as Record<string, unknown>;
}

const request = (method: string, message?: object) =>
  new Request('https://docs.example.com/mcp', {
    method,
    ...(message && {body: JSON.stringify(message)}),
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      origin: 'https://page.example',
    },
  });

const CHECK = {
  ...{jsonrpc: '2.0', id: 1, method: 'tools/call'},
  params: {
    name: 'check_recipe',
    arguments: {recipe: 'source:\n  type: snowflake\n  config:\n    acount_id: acme-eu1\n'},
  },
};

async function expectAnswers(call: Call, other: Call): Promise<void> {
  const response = await call(request('POST', CHECK));
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(JSON.stringify(await response.json())).toContain('did you mean account_id?');
  expect((await other(request('GET'))).status).toBe(405);
}

describe('the function of', () => {
  it('Netlify answers, at the path of all hosts', async () => {
    vi.stubEnv('URL', origin);
    const {default: call, config} = await bundled('tools/mcp/hosts/netlify/mcp.ts', 'netlify');
    expect(config).toEqual({path: '/mcp'});
    await expectAnswers(call as Call, call as Call);
  });

  it('Vercel answers', async () => {
    vi.stubEnv('VERCEL_PROJECT_PRODUCTION_URL', 'docs.example.com');
    const real = fetch;
    // Vercel's sites have TLS, which the server of this test lacks.
    vi.stubGlobal('fetch', (url: URL, init: RequestInit) =>
      real(url.href.replace('https://docs.example.com', origin), init),
    );
    const {POST, GET} = await bundled('api/mcp.ts', 'vercel');
    await expectAnswers(POST as Call, GET as Call);
  });

  it('a host that doesn’t say its address says so', async () => {
    vi.stubEnv('URL', '');
    const {default: call} = await bundled('tools/mcp/hosts/netlify/mcp.ts', 'nowhere');
    expect((await (call as Call)(request('POST', CHECK))).status).toBe(503);
  });
});
