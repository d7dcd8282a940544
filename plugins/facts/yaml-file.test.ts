import {describe, expect, it} from 'vitest';
import {z} from 'zod';
import {tempDir} from '../common/testing/temp-dir';
import {Problems, ReferenceDataError} from './problems';
import {readChecked, readYaml} from './yaml-file';

const schema = z.strictObject({
  name: z.string(),
  modules: z.array(z.strictObject({support: z.enum(['CERTIFIED', 'TESTING'])})),
});

function messageFor(text: string): string {
  const problems = new Problems();
  readChecked(tempDir({'reference/x.yaml': text}), 'reference/x.yaml', schema, problems);
  return new ReferenceDataError(problems.list).message;
}

describe('readChecked', () => {
  it('returns typed data and no problem for a good file', () => {
    const problems = new Problems();
    const root = tempDir({'x.yaml': 'name: A\nmodules: [{support: TESTING}]\n'});
    expect(readChecked(root, 'x.yaml', schema, problems)).toEqual({
      name: 'A',
      modules: [{support: 'TESTING'}],
    });
    expect(problems.list).toEqual([]);
    expect(() => problems.throwIfAny()).not.toThrow();
  });

  it('reports line, key, what was found, and what is expected', () => {
    expect(messageFor('name: 7\nmodules:\n  - support: CERTFIED\n')).toMatchInlineSnapshot(`
      "2 problems in the reference facts:

      reference/x.yaml:1  name
          found:    7
          expected: text

      reference/x.yaml:3  modules[0].support
          found:    "CERTFIED"
          expected: one of CERTIFIED, TESTING
      "
    `);
  });

  it('reports an unknown key', () => {
    expect(messageFor('name: A\nmodules: []\nsumary: B\n')).toMatchInlineSnapshot(`
      "1 problem in the reference facts:

      reference/x.yaml:3  sumary
          found:    "sumary"
          expected: no key named sumary; remove it or fix its spelling
      "
    `);
  });

  it('reports the line of a YAML syntax error', () => {
    const message = messageFor('name: A\nmodules: [\n');
    expect(message).toContain('reference/x.yaml:3');
    expect(message).toContain('expected: valid YAML 1.2');
  });

  it('reports a missing key and its place', () => {
    expect(messageFor('name: A\n')).toContain(
      'reference/x.yaml:1  modules\n    expected: a list; the key is missing or empty',
    );
  });

  it('reports that a file is empty', () => {
    expect(messageFor('# nothing\n')).toContain('expected: a map; the file is empty');
  });

  it('reports a file that is missing', () => {
    const problems = new Problems();
    expect(readChecked(tempDir(), 'reference/x.yaml', schema, problems)).toBeUndefined();
    expect(problems.list).toEqual([
      {file: 'reference/x.yaml', key: '', expected: 'this file, which is missing'},
    ]);
  });
});

/** Reads two files with the same text, the second from the cache. */
function readTwice(text: string) {
  const root = tempDir({'a.yaml': text, 'b.yaml': text});
  return ['a.yaml', 'b.yaml'].map((file) => {
    const problems = new Problems();
    return {yaml: readYaml(root, file, problems), problems: problems.list};
  });
}

describe('readYaml', () => {
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
});
