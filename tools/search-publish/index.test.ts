import {describe, expect, it} from 'vitest';
import {tempDir} from '../../plugins/common/testing/temp-dir';
import {searchPublish} from './index';
import {BATCH} from './replace-index';
import {SETTINGS} from './settings';
import {builtSite, section, VERSIONS} from './testing/built-site';
import {ADMIN_KEY, APP_ID, type FakeRequest, SEARCH_KEY} from './testing/fake-indexes';
import {fakeService} from './testing/fake-service';

const ENVIRONMENT = {ALGOLIA_APP_ID: APP_ID, ALGOLIA_ADMIN_KEY: ADMIN_KEY};
const LIVE = 'datahubproject';

/** Returns a service with a live index of one old record, and a function that publishes to it. */
async function setUp(root = builtSite()) {
  const service = await fakeService();
  const live = service.index(LIVE);
  live.records.set('/docs/gone', {objectID: '/docs/gone'});
  live.rules.push({objectID: 'by hand'});
  const lines: string[] = [];
  const stop = new AbortController();
  const publish = (environment: NodeJS.ProcessEnv = ENVIRONMENT, ...args: string[]) =>
    searchPublish({
      ...{root, args, environment, hosts: service.hosts, signal: stop.signal},
      log: (line) => lines.push(line),
    });
  /** Expects a failure with the message, an unchanged live index, and no other index. */
  const expectUntouched = async (publishing: Promise<void>) => {
    const message = await publishing.then(
      () => 'nothing failed',
      (error: Error) => error.message,
    );
    expect([...service.indexes.keys()]).toEqual([LIVE]);
    expect([...service.index(LIVE).records.keys()]).toEqual(['/docs/gone']);
    return message;
  };
  return {service, publish, expectUntouched, lines, stop};
}

/** More records than fit into two batches. */
function largeSite(): string {
  const sections = Array.from({length: 2 * BATCH + 100}, (_, at) => section(`Part ${at}`, 'Text.'));
  const [page] = VERSIONS['current'] ?? [];
  if (!page) throw new Error('no page to enlarge');
  return builtSite({current: [{...page, sections}]});
}

const isBatch = ({path}: FakeRequest) => path.endsWith('/batch') && !path.includes('synonyms');

describe('searchPublish', () => {
  it('replaces the live index, and keeps the rules created by hand', async () => {
    const {service, publish, lines} = await setUp();
    await publish();
    expect([...service.indexes.keys()]).toEqual([LIVE]);
    const {records, settings, synonyms, rules} = service.index(LIVE);
    expect([...records.keys()]).toContain('/docs/oidc#settings');
    expect([...records.keys()]).not.toContain('/docs/gone');
    expect(settings).toEqual(SETTINGS);
    expect(synonyms).toEqual([
      {objectID: 'sso-oidc', type: 'synonym', synonyms: ['sso', 'oidc']},
      expect.objectContaining({synonyms: ['PAT', 'personal access token']}),
    ]);
    expect(rules).toEqual([{objectID: 'by hand'}]);
    expect(lines.slice(1)).toMatchInlineSnapshot(`
      [
        "by version: 2.0.0 3, Next 5, outside the docs 1",
        "by type: lvl1 4, lvl2 3, lvl3 2",
        "largest: 0.7 kB, /docs/oidc#settings",
        "rules kept",
        "settings",
        "2 groups of synonyms",
        "batch 1 of 1 (records 1 to 9)",
        "datahubproject is replaced",
      ]
    `);
  });

  it('creates the index if there is none, under the configured name', async () => {
    const {service, publish} = await setUp();
    service.indexes.clear();
    await publish({...ENVIRONMENT, ALGOLIA_INDEX_NAME: 'other'});
    expect([...service.indexes.keys()]).toEqual(['other']);
    expect(service.index('other').records.size).toBe(9);
  });

  it('sends batches of a thousand to the temporary index only, and moves it when its tasks are done', async () => {
    const {service, publish} = await setUp(largeSite());
    await publish();
    const batches = service.requests.filter(isBatch);
    const sizes = batches.map(({body}) => (body as {requests: unknown[]}).requests.length);
    expect(sizes).toEqual([BATCH, BATCH, 101]);
    const writes = service.requests.filter(
      ({method, path}) => method !== 'GET' && isBatch({path} as FakeRequest),
    );
    expect(new Set(writes.map(({path}) => path)).size).toBe(1);
    expect(writes[0]?.path).toMatch(/^\/1\/indexes\/datahubproject_new_\w+\/batch$/);
    const steps = service.requests.map(({method, path}) => `${method} ${path.split('/')[4] ?? ''}`);
    expect(steps.lastIndexOf('POST operation')).toBeGreaterThan(steps.indexOf('GET task'));
    expect(service.index(LIVE).records.size).toBe(2 * BATCH + 101);
  });

  it.each([
    [500, 'The service has a problem'],
    [403, 'cause:  403 Injected failure'],
    ['cut', 'Check the connection and ALGOLIA_APP_ID'],
  ] as const)('leaves only the live index when a batch fails: %s', async (how, told) => {
    const {service, publish, expectUntouched} = await setUp(largeSite());
    let batches = 0;
    service.fail = (request) => (isBatch(request) && ++batches === 2 ? how : undefined);
    const message = await expectUntouched(publish());
    expect(message).toMatch(
      /^datahubproject was not replaced and still works as before\. The temporary index datahubproject_new_\w+ was deleted\.\n {4}failed: batch 2 of 3 \(records 1001 to 2000\)\n/,
    );
    expect(message).toContain(told);
  });

  it.each(['settings', 'synonyms/batch', 'task', 'operation'])(
    'leaves only the live index when this fails: %s',
    async (part) => {
      const {service, publish, expectUntouched} = await setUp();
      service.fail = ({method, path}) =>
        path.includes(`/${part}`) && (method !== 'GET' || part === 'task') ? 500 : undefined;
      expect(await expectUntouched(publish())).toContain('was not replaced');
    },
  );

  it.each(['/batch', '/task/'])('cleans up after Ctrl+C at %s', async (part) => {
    const {service, publish, expectUntouched, stop} = await setUp(largeSite());
    service.fail = ({path}) => {
      if (path.includes(part)) stop.abort();
      return undefined;
    };
    expect(await expectUntouched(publish())).toContain('cause:  stopped by Ctrl+C');
  });

  it('names the temporary index that it could not delete', async () => {
    const {service, publish} = await setUp();
    service.fail = (request) =>
      isBatch(request) || request.method === 'DELETE' ? 'cut' : undefined;
    await expect(publish()).rejects.toThrow(
      /The temporary index datahubproject_new_\w+ could not be deleted\. If it exists, delete it in/,
    );
  });

  it('says that the replacement was requested if its completion is not confirmed', async () => {
    const {service, publish} = await setUp();
    let moved = false;
    service.fail = ({body, path}) => {
      if ((body as {operation?: string} | undefined)?.operation === 'move') moved = true;
      return moved && path.includes('/task/') ? 'cut' : undefined;
    };
    await expect(publish()).rejects.toThrow('accepted the request to replace datahubproject');
    expect(service.index(LIVE).records.has('/docs/quickstart')).toBe(true);
  });

  it.each([
    ['an unknown key', {ALGOLIA_ADMIN_KEY: 'wrong-key'}, 'Invalid Application-ID or API key'],
    ['a key that only searches', {ALGOLIA_ADMIN_KEY: SEARCH_KEY}, 'Method not allowed'],
  ])('rejected for %s, it names the variable of the key and not the key', async (_, key, cause) => {
    const {publish, expectUntouched} = await setUp();
    const message = await expectUntouched(publish({...ENVIRONMENT, ...key}));
    expect(message).toContain(cause);
    expect(message).toContain('Check that ALGOLIA_ADMIN_KEY');
    expect(message).not.toContain(key.ALGOLIA_ADMIN_KEY);
  });

  it('names each missing variable', async () => {
    const {service, publish} = await setUp();
    await expect(publish({})).rejects.toThrow(
      /ALGOLIA_APP_ID: .*\n +ALGOLIA_ADMIN_KEY: .*--dry-run/s,
    );
    await expect(publish({ALGOLIA_APP_ID: APP_ID})).rejects.not.toThrow('ALGOLIA_APP_ID:');
    expect(service.requests).toEqual([]);
  });

  it('sends no requests, and needs no key, in a dry run', async () => {
    const {service, publish, lines} = await setUp();
    await publish({}, '--dry-run');
    expect(service.requests).toEqual([]);
    expect(lines).toMatchInlineSnapshot(`
      [
        "9 records of 4 pages, 5.5 kB",
        "by version: 2.0.0 3, Next 5, outside the docs 1",
        "by type: lvl1 4, lvl2 3, lvl3 2",
        "largest: 0.7 kB, /docs/oidc#settings",
        "2 groups of synonyms. This was a dry run: nothing was sent.",
      ]
    `);
  });

  it('rejects a misspelled option instead of publishing', async () => {
    const {service, publish} = await setUp();
    await expect(publish(ENVIRONMENT, '--dryrun')).rejects.toThrow(/--dryrun.*\nUsage: /);
    expect(service.requests).toEqual([]);
  });

  it('sends nothing without a build', async () => {
    const {service, publish} = await setUp(tempDir());
    await expect(publish()).rejects.toThrow('npm run build');
    expect(service.requests).toEqual([]);
  });
});
