/** Typing searches, an empty field doesn't, and a failure can be retried. */
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {type Found, SearchUnavailable} from '../types';
import {type Answer, createSearcher, type Delay} from './searcher';

vi.mock('../useSearchBackend', () => ({
  prepareSearch: async (load: () => Promise<{prepare: (version: string) => Promise<void>}>) =>
    (await load()).prepare('current'),
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const FOUND: Found = {hits: [], count: 0, sections: []};

/** A searcher whose backend takes some milliseconds, and what it reports. */
function setUp(takes = 10) {
  const answers: (Answer | undefined)[] = [];
  const delays: Delay[] = [];
  const backend = {
    prepare: vi.fn(async () => undefined),
    search: vi.fn<(query: string) => Promise<Found>>(
      () => new Promise((done) => setTimeout(() => done(FOUND), takes)),
    ),
    withExcerpts: vi.fn(),
    suggest: vi.fn(),
  };
  const searcher = createSearcher({
    load: async () => backend,
    lookup: async () => undefined,
    version: 'current',
    onAnswer: (answer) => answers.push(answer),
    onDelay: (delay) => delays.push(delay),
  });
  return {answers, delays, backend, searcher};
}

it('searches for each change, and waits only once until the backend is ready', async () => {
  const {answers, backend, searcher} = setUp();
  for (const query of ['k', 'ka', 'ka']) {
    searcher.search(query);
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(answers.map((answer) => answer?.query)).toEqual(['k', 'ka']);
  expect(backend.prepare).toHaveBeenCalledOnce();
  expect(backend.search.mock.calls.map(([query]) => query)).toEqual(['k', 'ka']);
});

it('drops what was found if the field has been cleared', async () => {
  const {answers, searcher} = setUp();
  searcher.search('kafka');
  await vi.advanceTimersByTimeAsync(5);
  searcher.search(' ');
  await vi.advanceTimersByTimeAsync(100);
  expect(answers).toEqual([undefined]);
  expect(searcher.lastQuery()).toBe(' ');
});

it('reports a failure, and searches again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const {answers, backend, searcher} = setUp();
  backend.search.mockRejectedValueOnce(new SearchUnavailable('Offline.'));
  searcher.search('kafka');
  await vi.advanceTimersByTimeAsync(20);
  searcher.again();
  await vi.advanceTimersByTimeAsync(20);
  expect(answers).toMatchObject([
    {query: 'kafka', found: 'failed'},
    {query: 'kafka', found: FOUND},
  ]);
  // What the search requires may be what failed.
  expect(backend.prepare).toHaveBeenCalledTimes(2);
});

it('reports a slow search, and then a late one', async () => {
  const {delays, searcher} = setUp(5000);
  searcher.search('k');
  await vi.advanceTimersByTimeAsync(1000);
  searcher.search('ka');
  await vi.advanceTimersByTimeAsync(1500);
  expect(delays).toEqual(['slow', 'late']);
  await vi.advanceTimersByTimeAsync(5000);
  expect(delays.at(-1)).toBeUndefined();
});
