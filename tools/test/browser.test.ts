import {expect, it, vi} from 'vitest';
import {ensureBrowser} from './browser';

/** Creates a machine that has a browser after the given number of installers, and records the order of events. */
function machine(worksAfter: number) {
  const events: string[] = [];
  let installs = 0;
  vi.spyOn(console, 'log').mockImplementation((text: string) => void events.push(text));
  const ways = ['download', 'package'].map((name) => ({
    says: `${name} is next`,
    install: () => {
      installs++;
      events.push(name);
    },
  }));
  const find = () => Promise.resolve(installs >= worksAfter ? '/bin/browser' : undefined);
  return {events, find, ways};
}

it.each([
  [0, []],
  [1, ['download is next', 'download']],
  [2, ['download is next', 'download', 'package is next', 'package']],
])('uses an existing browser, or announces what it installs (%i)', async (after, expected) => {
  const {events, find, ways} = machine(after);
  await expect(ensureBrowser(find, ways)).resolves.toBe('/bin/browser');
  expect(events).toEqual(expected);
});

it('says how to install a browser by hand if everything fails', async () => {
  const {find, ways} = machine(3);
  await expect(ensureBrowser(find, ways)).rejects.toThrow('set CHROMIUM_PATH to its program file');
});
