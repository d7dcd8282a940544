import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {tempDir} from '../common/testing/temp-dir';
import {Problems} from './problems';
import {rememberUntilChanged} from './unchanged';

it('loads again only after a file is changed, added, or removed', () => {
  const root = tempDir({'facts/a.yaml': 'a'});
  const file = (name: string) => path.join(root, 'facts', name);
  const load = rememberUntilChanged(['facts'], (folder, problems) => {
    problems.add({file: 'facts/a.yaml', key: '', expected: 'b'});
    return fs.readdirSync(path.join(folder, 'facts'));
  });
  const run = () => {
    const problems = new Problems();
    return {value: load(root, problems), problems: problems.list.length};
  };
  const first = run();
  expect(first).toEqual({value: ['a.yaml'], problems: 1});
  expect(run().value).toBe(first.value);
  expect(run().problems).toBe(1);
  fs.writeFileSync(file('b.yaml'), '');
  const second = run();
  expect(second.value).toEqual(['a.yaml', 'b.yaml']);
  fs.writeFileSync(file('a.yaml'), 'longer');
  expect(run().value).not.toBe(second.value);
  fs.rmSync(file('b.yaml'));
  expect(run().value).toEqual(['a.yaml']);
});
