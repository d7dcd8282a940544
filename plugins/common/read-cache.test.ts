/** What is kept between runs, and what is made again. */
import fs from 'node:fs';
import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {ReadCache} from './read-cache';
import {ROOT} from './root';

const KIND = `test-${process.pid}`;
const FILE = path.join(ROOT, 'node_modules', '.cache', 'read', `${KIND}.json`);

afterEach(() => fs.rmSync(FILE, {force: true}));

/** Gets each text from a cache as a new process would have it, saves, and returns the texts that were made. */
function run(texts: readonly string[], kept?: number): string[] {
  const made: string[] = [];
  const cache = new ReadCache<string>(KIND, kept);
  for (const text of texts) {
    const value = cache.get(text, () => {
      made.push(text);
      return text.toUpperCase();
    });
    expect(value).toBe(text.toUpperCase());
  }
  cache.save();
  return made;
}

it('makes what an earlier run has made only once', () => {
  expect(run(['a', 'b', 'a'])).toEqual(['a', 'b']);
  expect(run(['b', 'c'])).toEqual(['c']);
});

it('keeps those that were used last', () => {
  run(['a', 'b'], 2);
  expect(run(['a', 'c'], 2)).toEqual(['c']);
  expect(run(['a', 'c', 'b'], 2)).toEqual(['b']);
});

it('forgets the others when it is saved, so a long `npm start` does not collect them', () => {
  const cache = new ReadCache<string>(KIND, 1);
  const make = vi.fn(() => 'made');
  cache.get('a', make);
  cache.get('b', make);
  cache.get('a', make);
  expect(make).toHaveBeenCalledTimes(2);
  cache.save();
  cache.get('b', make);
  expect(make).toHaveBeenCalledTimes(3);
});

it('makes everything again after a change of the code, and if the file is damaged', () => {
  run(['a']);
  fs.writeFileSync(FILE, fs.readFileSync(FILE, 'utf8').replace(/"code":"[^"]+"/, '"code":"x"'));
  expect(run(['a'])).toEqual(['a']);
  fs.writeFileSync(FILE, '{"code":');
  expect(run(['a'])).toEqual(['a']);
});

it('keeps nothing of what could not be made', () => {
  const cache = new ReadCache<string>(KIND);
  const fail = vi.fn(() => {
    throw new Error('no');
  });
  expect(() => cache.get('a', fail)).toThrow('no');
  expect(() => cache.get('a', fail)).toThrow('no');
  expect(fail).toHaveBeenCalledTimes(2);
});
