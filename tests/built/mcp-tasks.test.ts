/** Ten tasks as an assistant would do them, with the built site, over stdio and over HTTP. The results are known facts. */
import {getVariableValues, buildSchema, parse as parseGraphql, validate, Kind} from 'graphql';
import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {LOCAL} from '../../tools/mcp/http/callers';
import {createHandler} from '../../tools/mcp/http/handler';
import {createNodeServer} from '../../tools/mcp/http/node-server';
import {openSite} from '../../tools/mcp/open-site';
import {TOOLS} from '../../tools/mcp/tools';
import {listen} from '../../tools/server/listen';
import {type Caller, overHttp, overStdio} from './mcp-client';
import {ROOT} from '../../plugins/common/root';
import {Problems} from '../../plugins/facts/problems';
import {loadReleases} from '../../plugins/releases/load';
import {newestRelease, NEXT} from '../../plugins/releases/model';
import {FROZEN, FROZEN_DOCS} from '../versions';
import {BUILD} from './site';

/** The newest release, which may not be documented. */
const NEWEST = newestRelease(loadReleases(ROOT, new Problems())) ?? '';

let server: http.Server;

async function httpCaller(): Promise<Caller> {
  const handler = createHandler(await openSite(BUILD), {
    callers: LOCAL,
    rate: {requests: 10_000, milliseconds: 60_000},
  });
  server = createNodeServer(handler);
  return overHttp(`${await listen(server, 0, 'localhost')}/mcp`);
}

const blockOf = (text: string, language: string): string =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(text)?.[1] ?? '';

describe.each([
  ['stdio', overStdio],
  ['HTTP', httpCaller],
] as const)('over %s, an assistant can', (transport, connect) => {
  let caller: Caller;
  beforeAll(async () => {
    caller = await connect();
  });
  afterAll(async () => {
    await caller.close();
    if (transport === 'HTTP') server.closeAllConnections();
    if (transport === 'HTTP') server.close();
  });
  const call = (name: string, args?: Record<string, unknown>) => caller.call(name, args);

  it('see eight tools that only read', async () => {
    const {tools} = await caller.client.listTools();
    expect(tools.map(({name}) => name)).toEqual(TOOLS.map(({name}) => name));
    expect(tools).toHaveLength(8);
    for (const {annotations, outputSchema, inputSchema} of tools) {
      expect(annotations).toMatchObject({readOnlyHint: true, openWorldHint: false});
      expect(outputSchema?.type).toBe('object');
      expect(inputSchema.properties).toHaveProperty('version');
    }
  });

  it('1: write a recipe for Snowflake with a key pair, and check it', async () => {
    const source = await call('get_source', {source: 'Snowflake'});
    expect(source.data).toMatchObject({id: 'snowflake', requiredFields: ['snowflake.account_id']});
    const key = await call('get_source', {source: 'snowflake', field: 'private_key'});
    expect(key.text).toContain('KEY_PAIR_AUTHENTICATOR');
    const recipe = blockOf(source.text, 'yaml');
    expect(parse(recipe)).toMatchObject({
      source: {config: {authentication_type: 'KEY_PAIR_AUTHENTICATOR'}},
    });
    const good = await call('check_recipe', {recipe});
    expect(good.data).toMatchObject({valid: true, faults: [], advice: []});
    const broken = recipe
      .replace('account_id', 'acount_id')
      .replace('"${SNOWFLAKE_PRIVATE_KEY}"', 'hunter2');
    const bad = await call('check_recipe', {recipe: broken});
    const line = broken.split('\n').findIndex((text) => text.includes('acount_id')) + 1;
    expect(bad.data).toMatchObject({
      valid: false,
      faults: expect.arrayContaining([
        {
          line,
          key: 'source.config.acount_id',
          message: expect.stringContaining('did you mean account_id?'),
        },
      ]),
      advice: [expect.objectContaining({key: 'source.config.private_key'})],
    });
    expect(JSON.stringify(bad)).not.toContain('hunter2');
  });

  it('2: find the page on personal access tokens, and read it', async () => {
    const {data} = await call('search_docs', {query: 'personal access token'});
    const [first] = data['hits'] as {url: string}[];
    const page = await call('get_page', {page: first?.url});
    expect(page.text).toMatch(/^# .*token/im);
  });

  it('3: choose BI sources with column-level lineage', async () => {
    const {data} = await call('list_sources', {
      capability: 'column-level lineage',
      category: 'BI Tool',
    });
    const ids = (data['sources'] as {id: string}[]).map(({id}) => id);
    expect(ids).toEqual(expect.arrayContaining(['looker', 'powerbi', 'tableau']));
    expect(ids).not.toContain('snowflake');
  });

  it('4: learn the URN and the aspects of a dataset', async () => {
    const {data, text} = await call('get_entity', {entity: 'dataset'});
    expect(data['urn']).toMatch(/^urn:li:dataset:\(urn:li:dataPlatform:\w+,[^,]+,PROD\)$/);
    expect(data['aspects']).toEqual(expect.arrayContaining(['schemaMetadata', 'ownership']));
    expect(text).toContain('`OwnedBy` to corpuser, corpGroup');
  });

  it('5: write a GraphQL request that is valid for the schema', async () => {
    const sdl = fs.readFileSync(path.join(BUILD, 'reference/next/schema.graphql'), 'utf8');
    const schema = buildSchema(sdl);
    const {text, data} = await call('graphql_type', {name: 'searchAcrossEntities'});
    expect(data).toMatchObject({coordinate: 'Query.searchAcrossEntities', kind: 'query'});
    const document = parseGraphql(/^query [\s\S]*?(?=^```)/m.exec(text)?.[0] ?? '');
    expect(validate(schema, document)).toEqual([]);
    const [operation] = document.definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
    const variables = JSON.parse(blockOf(text, 'json')) as Record<string, unknown>;
    const given = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
    expect(given.errors).toBeUndefined();
  });

  it('6: prepare an upgrade from the oldest documented release', async () => {
    const {data} = await call('whats_changed', {since: FROZEN, area: 'upgrade', limit: 200});
    const changes = data['changes'] as {release: string; area: string}[];
    expect(changes.length).toBe(data['count']);
    expect(new Set(changes.map(({release}) => release))).toEqual(new Set([NEXT, NEWEST]));
    expect(changes.every(({area}) => area === 'upgrade')).toBe(true);
    const later = await call('whats_changed', {since: NEWEST, text: 'include_procedures'});
    expect(later.text).toContain('snowflake#snowflake.include_procedures');
  });

  it('7: keep to the release that the user runs', async () => {
    const recipe =
      'source:\n  type: snowflake\n  config:\n    account_id: acme-eu1\n    include_procedures: true\n';
    expect((await call('check_recipe', {recipe})).data['valid']).toBe(true);
    const old = await call('check_recipe', {recipe, version: `v${FROZEN}`});
    expect(old.data).toMatchObject({version: FROZEN, valid: false, faults: [{line: 5}]});
    const page = await call('get_page', {page: '/docs/quickstart', version: FROZEN});
    expect(page.data['url']).toMatch(new RegExp(`${FROZEN_DOCS}/quickstart$`));
  });

  it('8: look up an environment variable', async () => {
    const {data} = await call('search_docs', {query: 'AUTH_OIDC_ENABLED', limit: 3});
    expect(data['answer']).toContain('**AUTH_OIDC_ENABLED** (variable)');
  });

  it('9: list what to grant to a source', async () => {
    const {text} = await call('get_source', {source: 'bigquery', parts: ['access']});
    expect(text).toContain('bigquery.tables.get');
    expect(text).not.toContain('## Starter recipe');
  });

  it('10: read a long page in pieces, and a setting by its anchor', async () => {
    const address = '/docs/generated/ingestion/sources/snowflake';
    let text = '';
    let offset: unknown = 0;
    let total: unknown;
    while (typeof offset === 'number') {
      const piece = await call('get_page', {page: address, offset});
      text += piece.text;
      ({next: offset, total} = piece.data);
    }
    expect(text.length).toBeGreaterThan(Number(total) * 0.95);
    expect(text).toContain('`include_procedures`');
    const field = await call('get_page', {page: `${address}#snowflake.private_key`});
    expect(field.text).toContain('| `private_key` |');
    expect(field.text.length).toBeLessThan(3000);
  });
});
