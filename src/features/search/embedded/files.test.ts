import {afterEach, describe, expect, it, onTestFinished, vi} from 'vitest';
import {SearchUnavailable} from '../types';
import {IndexFiles} from './files';
import {fakeServer} from './testing';

vi.mock('@generated/search-index/default/versions.json', async () => ({
  default: (await import('./testing')).VERSIONS,
}));

afterEach(() => void vi.unstubAllGlobals());

it('lists the versions, the latest first', () => {
  expect(new IndexFiles('/base/').versions).toEqual(['2.0.0', 'current']);
});

describe('index', () => {
  it('is fetched once, from a URL that changes with its content', async () => {
    const server = fakeServer();
    const files = new IndexFiles('/base/');
    const [one, other] = await Promise.all([files.index('current'), files.index('current')]);
    expect(await files.index('current')).toBe(one);
    expect(other).toBe(one);
    expect(server.asked).toEqual(['/base/assets/search/current/bbbb2222/index.json']);
  });

  it('is different for each version', async () => {
    fakeServer();
    const files = new IndexFiles('/base/');
    const urls = await Promise.all(
      files.versions.map(async (version) => (await files.index(version)).pages[0]?.url),
    );
    expect(urls).toEqual(['/docs/quickstart', '/docs/next/quickstart']);
  });

  it.each(['offline', 'missing', 'cut', 'odd'] as const)(
    'is unavailable if the server is %s, and is tried again',
    async (fails) => {
      const server = fakeServer();
      const files = new IndexFiles('/base/');
      server.fails = fails;
      const failed = files.index('current');
      await expect(failed).rejects.toBeInstanceOf(SearchUnavailable);
      await expect(failed).rejects.toThrow("current/bbbb2222/index.json can't be fetched");
      server.fails = undefined;
      expect((await files.index('current')).pages.length).toBeGreaterThan(0);
      expect(server.asked).toHaveLength(2);
      // Bypasses what the browser may have cached of the first attempt.
      expect(server.caches).toEqual([undefined, 'reload']);
    },
  );

  it('is unavailable if it does not arrive within a minute', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const server = fakeServer();
    server.fails = 'silent';
    const failed = expect(new IndexFiles('/base/').index('current')).rejects.toThrow(
      SearchUnavailable,
    );
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
  });

  it('is unavailable for an unknown version', async () => {
    fakeServer();
    await expect(new IndexFiles('/base/').index('0.1.0')).rejects.toBeInstanceOf(SearchUnavailable);
  });
});

it('fetches the text of each page once', async () => {
  const server = fakeServer();
  const files = new IndexFiles('/base/');
  await files.text('current', 0);
  const {sections} = await files.text('current', 0);
  expect(sections.map(({id}) => id)).toEqual(['', 'start-datahub', 'sign-in']);
  expect(server.asked).toEqual(['/base/assets/search/current/bbbb2222/text/0.json']);
});
