import fs from 'node:fs';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {tempDir} from '../common/testing/temp-dir';
import {KeptCopies} from './kept-copies';

const copy = (title: string) => ({title, body: `# ${title}\n`});

it('makes a copy again only if its input changed, and forgets what was not used', () => {
  const file = path.join(tempDir({}), 'cache', 'copies.json');
  const first = new KeptCopies(file);
  first.get('a', () => copy('A'));
  first.get('b', () => copy('B'));
  first.save();
  const second = new KeptCopies(file);
  const make = vi.fn(() => copy('C'));
  expect(second.get('a', make)).toEqual(copy('A'));
  expect(second.get('c', make)).toEqual(copy('C'));
  expect(make).toHaveBeenCalledOnce();
  second.save();
  new KeptCopies(file).get('b', make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('ignores the copies of other code, and a damaged file', () => {
  const file = path.join(tempDir({}), 'copies.json');
  for (const text of ['{"code":"other","copies":[]}', '{"code":', 'null']) {
    fs.writeFileSync(file, text);
    expect(new KeptCopies(file).get('a', () => copy('A'))).toEqual(copy('A'));
  }
});
