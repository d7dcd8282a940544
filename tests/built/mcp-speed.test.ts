/** Each tool answers within 100 ms once the site is loaded. Prints the figures. */
import {beforeAll, expect, it} from 'vitest';
import {openSite} from '../../tools/mcp/open-site';
import type {Site} from '../../tools/mcp/site';
import {TOOLS} from '../../tools/mcp/tools';
import {FROZEN} from '../versions';
import {BUILD} from './site';

/**
 * Milliseconds. What counts is the time of the processor, because other tests run at the same time; on a quiet machine,
 * with `MCP_SPEED=quiet`, it is also the time that passes.
 */
const LIMIT = 100;
const IS_QUIET = process.env['MCP_SPEED'] === 'quiet';

const RUNS = 40;

const SOURCES = ['snowflake', 'bigquery', 'dbt', 'looker', 'kafka', 'redshift', 'tableau', 'mysql'];
const WORDS = [
  'lineage',
  'key pair snowflake',
  'personal acess token',
  'deploy kubernetes',
  'what is an aspect',
  'AUTH_OIDC_ENABLED',
  'kafka sasl',
  'soft delete dataset',
];

const recipe = (source: string) =>
  `source:\n  type: ${source}\n  config:\n    env: PROD\n    unknwn: 1\nsink:\n  type: datahub-rest\n  config:\n    server: http://localhost:8080\n`;

/** Arguments of the calls, in turn. */
const CALLS: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  search_docs: WORDS.map((query) => ({query})),
  get_page: [
    '/docs/quickstart',
    '/docs/generated/ingestion/sources/snowflake#snowflake.role',
    '/docs/graphql/objects',
  ].map((page) => ({page})),
  list_sources: [{}, {capability: 'Data Profiling'}, {text: 'warehouse'}],
  get_source: SOURCES.map((source) => ({source})),
  check_recipe: SOURCES.map((source) => ({recipe: recipe(source)})),
  get_entity: ['dataset', 'dashboard', 'corpuser', 'mlModel'].map((entity) => ({entity})),
  graphql_type: ['Dataset', 'search', 'Mutation.addTag', 'Incident'].map((name) => ({name})),
  whats_changed: [{}, {area: 'sources'}, {text: 'snowflake', since: FROZEN}],
};

/** Rounded to a tenth. */
function percentiles(times: readonly number[]): {p50: number; p95: number} {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return {p50: at(0.5), p95: at(0.95)};
}

let site: Site;
beforeAll(async () => {
  site = await openSite(BUILD);
});

it('measures every tool', () => {
  expect(Object.keys(CALLS).sort()).toEqual(TOOLS.map(({name}) => name).sort());
});

it.each(TOOLS)('$name', async ({name, answer}) => {
  const calls = CALLS[name] ?? [];
  // The first calls read files and compile checks.
  for (const version of [undefined, FROZEN]) {
    for (const args of calls) await answer(site, {...args, version});
  }
  const passed: number[] = [];
  const used: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    const before = process.cpuUsage();
    await answer(site, calls[run % calls.length]);
    const {user, system} = process.cpuUsage(before);
    passed.push(performance.now() - start);
    used.push((user + system) / 1000);
  }
  const [wall, cpu] = [percentiles(passed), percentiles(used)];
  const memory = Math.round(process.memoryUsage().rss / 1e6);
  console.log(
    `${name}: p50 ${wall.p50} ms, p95 ${wall.p95} ms; of the processor ${cpu.p50} and ${cpu.p95} ms; process ${memory} MB`,
  );
  expect(cpu.p95).toBeLessThan(LIMIT);
  if (IS_QUIET) expect(wall.p95).toBeLessThan(LIMIT);
});
