/** Bad input gets a response that says what to change, and nothing else happens. */
import type http from 'node:http';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {LOCAL} from '../../tools/mcp/http/callers';
import {createHandler, type Handler} from '../../tools/mcp/http/handler';
import {createNodeServer} from '../../tools/mcp/http/node-server';
import {openSite} from '../../tools/mcp/open-site';
import type {Site} from '../../tools/mcp/site';
import {listen} from '../../tools/server/listen';
import {type Caller, overHttp} from './mcp-client';
import {FROZEN} from '../versions';
import {BUILD} from './site';

let site: Site;
let server: http.Server;
let url = '';
let caller: Caller;

const freely = {callers: LOCAL, rate: {requests: 100_000, milliseconds: 60_000}};

beforeAll(async () => {
  site = await openSite(BUILD);
  server = createNodeServer(createHandler(site, freely));
  url = `${await listen(server, 0, 'localhost')}/mcp`;
  caller = await overHttp(url);
});
afterAll(async () => {
  await caller.close();
  server.close();
  server.closeAllConnections();
});

const JSON_TYPE = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};
const LIST = {jsonrpc: '2.0', id: 1, method: 'tools/list'};

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(url, {method: 'POST', body, headers: {...JSON_TYPE, ...headers}});

describe('over HTTP', () => {
  it.each([
    ['junk', '{"jsonrpc', {}, 400],
    ['a list', JSON.stringify([LIST]), {}, 400],
    ['no message', '{"a": 1}', {}, 400],
    ['another type', 'a=1', {'content-type': 'text/plain'}, 415],
    ['a foreign page', JSON.stringify(LIST), {origin: 'https://evil.example'}, 403],
    ['a message of 100 kB', JSON.stringify({...LIST, params: {a: 'x'.repeat(100_000)}}), {}, 413],
  ])('refuses %s', async (_, body, headers, status) => {
    const response = await post(body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      jsonrpc: '2.0',
      error: {code: expect.any(Number)},
    });
  });

  it('refuses a body without a length as soon as it is too long', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new TextEncoder().encode(' '.repeat(10_000)));
        if (sent === 100) controller.close();
      },
    });
    const request = new Request(url, {
      ...{method: 'POST', body, duplex: 'half'},
      headers: {...JSON_TYPE, host: 'localhost'},
    } as RequestInit);
    const response = await createHandler(site, freely)(request, 'a');
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(20);
  });

  it.each(['GET', 'DELETE', 'PUT'])('refuses %s', async (method) => {
    const response = await fetch(url, {method});
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  });

  it('refuses another host name, as after DNS rebinding', async () => {
    const request = new Request('http://evil.example/mcp', {
      method: 'POST',
      body: JSON.stringify(LIST),
      headers: {...JSON_TYPE, host: 'evil.example'},
    });
    expect((await createHandler(site, freely)(request, 'a')).status).toBe(403);
  });

  it('limits each address, and says when to try again', async () => {
    const handler = createHandler(site, {
      callers: LOCAL,
      rate: {requests: 2, milliseconds: 60_000},
    });
    const send = (to: Handler, address: string) =>
      to(
        new Request(url, {
          method: 'POST',
          body: JSON.stringify(LIST),
          headers: {...JSON_TYPE, host: 'localhost'},
        }),
        address,
      );
    const statuses = [];
    for (const address of ['a', 'a', 'a', 'b']) statuses.push(await send(handler, address));
    expect(statuses.map(({status}) => status)).toEqual([200, 200, 429, 200]);
    expect(Number(statuses[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a tool', () => {
  it.each([
    ['search_docs', {query: 5}, 'expected string'],
    ['search_docs', {}, 'query'],
    ['search_docs', {query: 'x'.repeat(20_000)}, 'Too big'],
    ['search_docs', {query: 'lineage', version: '9.9'}, `Versions: next, ${FROZEN}`],
    ['search_docs', {query: 'lineage', limit: 1000}, 'limit'],
    ['get_page', {page: '../../../etc/passwd'}, 'must not contain dots'],
    ['get_page', {page: '/docs/%2e%2e/%2e%2e/package'}, 'must not contain dots'],
    ['get_page', {page: '..\\..\\windows'}, 'must not contain dots'],
    ['get_page', {page: '/docs/\u0000'}, 'has no page'],
    ['get_page', {page: '/docs/quikstart'}, '/docs/quickstart'],
    ['get_page', {page: '/docs/quickstart', section: 'Nowhere at all'}, 'Its sections:'],
    ['get_page', {page: '/docs/quickstart', offset: 10_000_000}, 'only'],
    ['get_source', {source: 'snowflak'}, 'Did you mean snowflake?'],
    ['get_source', {source: 'snowflake', field: 'zzz'}, 'No setting of Snowflake'],
    ['get_source', {source: '__proto__'}, 'There is no ingestion source'],
    ['list_sources', {capability: 'Time Travel'}, 'Known:'],
    ['get_entity', {entity: 'datset'}, 'Did you mean dataset?'],
    ['get_entity', {}, 'Pass the name'],
    ['graphql_type', {name: 'Datasett'}, 'Did you mean Dataset?'],
    ['graphql_type', {name: 'Dataset.ownershp'}, 'Did you mean ownership?'],
    ['whats_changed', {since: '0.1'}, 'Known: next, '],
  ])('%s with %j says what is wrong', async (name, args, message) => {
    const {text, isError} = await caller.call(name, args);
    expect(isError).toBe(true);
    expect(text).toContain(message);
    expect(text.length).toBeLessThan(6000);
    expect(text).not.toContain(BUILD);
  });

  it('searches for the beginning of 8 kB', async () => {
    const {text, isError} = await caller.call('search_docs', {query: 'lineage '.repeat(1000)});
    expect(isError).toBe(false);
    expect(text).toContain('Only the first');
  });

  it.each([
    ['tabs', 'source:\n\ttype: x', 2],
    ['a bracket too few', 'source: {type: [x}\n', 1],
    ['a key twice', 'source:\n  type: demo-data\n  type: file\n  config: {}\n', 3],
    ['endless brackets', '['.repeat(30_000), 1],
    [
      'aliases that multiply',
      `a: &a [x,x,x,x,x,x,x,x,x]\n${[...'bcdefgh'].map((n, i) => `${n}: &${n} [${Array.from({length: 9}, () => `*${'abcdefg'[i]}`).join()}]`).join('\n')}\n`,
      1,
    ],
    ['thousands of keys', Array.from({length: 4000}, (_, i) => `k${i}: `).join('\n'), 1],
    ['nothing', '', 1],
  ])('check_recipe names the fault of %s, in time', async (_, recipe, line) => {
    const start = performance.now();
    const {data} = await caller.call('check_recipe', {recipe});
    expect(data).toMatchObject({valid: false});
    expect((data['faults'] as {line: number}[])[0]?.line).toBe(line);
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it('check_recipe never returns a value', async () => {
    const recipe = [
      'source:',
      '  type: snowflake',
      '  config:',
      '    account_id: {"a": "hunter2, expected hunter3"}',
      '    password: hunter4',
      '    profiling: {enabled: hunter5}',
      '    warehouse: [hunter6',
    ].join('\n');
    for (const text of [recipe, `${recipe}]\n`]) {
      const called = await caller.call('check_recipe', {recipe: text});
      expect(called.data['valid']).toBe(false);
      expect(JSON.stringify(called)).not.toContain('hunter');
    }
  });
});
