import {expect, it} from 'vitest';
import {tempDir} from '../common/testing/temp-dir';
import {Problems} from './problems';
import {readYaml} from './yaml-file';

/** Reads two files with the same text, the second from the cache. */
function readTwice(text: string) {
  const root = tempDir({'a.yaml': text, 'b.yaml': text});
  return ['a.yaml', 'b.yaml'].map((file) => {
    const problems = new Problems();
    return {yaml: readYaml(root, file, problems), problems: problems.list};
  });
}

it('returns the data and lines of a text that was read before', () => {
  const [first, again] = readTwice('name: read-before\nfields:\n  - one\n  - two\n');
  expect(again?.yaml?.data).toEqual({name: 'read-before', fields: ['one', 'two']});
  expect(again?.yaml?.data).toEqual(first?.yaml?.data);
  expect(again?.yaml?.lineOf(['fields', 1])).toBe(4);
});

it('reports a syntax error each time, with its line', () => {
  for (const {yaml, problems} of readTwice('name: never-closed\nfields: [one\n')) {
    expect(yaml).toBeUndefined();
    expect(problems[0]).toMatchObject({line: 3, expected: 'valid YAML 1.2'});
  }
});

it('keeps numbers that JSON lacks', () => {
  for (const {yaml} of readTwice('most: .inf\nabsent: .nan\n')) {
    expect(yaml?.data).toEqual({most: Infinity, absent: NaN});
  }
});
