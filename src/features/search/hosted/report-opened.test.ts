import {afterEach, expect, it, vi} from 'vitest';
import {reportOpened} from './report-opened';

afterEach(() => void vi.unstubAllGlobals());

const SERVICE = {appId: 'APP', searchKey: 'key', indexName: 'docs'};

type Sent = {address: URL; events: Record<string, unknown>[]};

/** Intercepts what is sent. */
function intercept(): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (address: string, {body}: {body: string}) => {
    const {events} = JSON.parse(body) as {events: Record<string, unknown>[]};
    sent.push({address: new URL(address), events});
    return Promise.resolve(new Response());
  });
  return sent;
}

it('sends the hit and its position, for the same anonymous reader', () => {
  const sent = intercept();
  reportOpened(SERVICE, {queryId: 'q1', url: '/docs/a', position: 1});
  reportOpened(SERVICE, {queryId: 'q2', url: '/docs/b#c', position: 3});
  const [one, other] = sent;
  expect(one?.address.origin).toBe('https://insights.algolia.io');
  expect(one?.address.searchParams.get('X-Algolia-Application-Id')).toBe('APP');
  expect(one?.events).toMatchObject([
    {eventType: 'click', index: 'docs', queryID: 'q1', objectIDs: ['/docs/a'], positions: [1]},
  ]);
  expect(other?.events).toMatchObject([{objectIDs: ['/docs/b#c'], positions: [3]}]);
  expect(one?.events[0]?.['userToken']).toMatch(/^anonymous-[0-9a-f]{32}$/);
  expect(other?.events[0]?.['userToken']).toBe(one?.events[0]?.['userToken']);
});

it('ignores a failure', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  reportOpened(SERVICE, {queryId: 'q', url: '/docs/a', position: 1});
  await new Promise((resolve) => setTimeout(resolve));
});
