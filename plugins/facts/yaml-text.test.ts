import {describe, expect, it} from 'vitest';
import {parseYaml} from './yaml-text';

describe('parseYaml', () => {
  const {data, lineOf} = parseYaml(`# A pond
name: Pond
modules:
  - plugin: pond
    config:
      - depth
      - 3: deep
recipe: |
  source: {}
`);

  it.each([
    [['name'], 2],
    [['modules'], 3],
    [['modules', 0], 4],
    [['modules', 0, 'config'], 5],
    [['modules', 0, 'config', 1, '3'], 7],
    [['recipe'], 8],
  ])('finds the line of %j', (keys, line) => expect(lineOf(keys)).toBe(line));

  it.each([
    [['nobody'], 2],
    [['modules', 0, 'purpose'], 4],
    [['modules', 0, 'config', 9, 'name'], 5],
    [['name', 'first'], 2],
  ])('returns the last known line for %j', (keys, line) => expect(lineOf(keys)).toBe(line));

  it('returns plain data', () => {
    expect(data).toMatchObject({name: 'Pond', recipe: 'source: {}\n'});
  });

  it('reports broken syntax with its line', () => {
    const broken = parseYaml('a: 1\nb: [\n');
    expect(broken.data).toBeUndefined();
    expect(broken.errors.map(({line}) => line)).toEqual([3]);
  });

  it('parses empty text as no data', () => {
    const empty = parseYaml('');
    expect([empty.data, empty.errors, empty.lineOf(['a'])]).toEqual([null, [], 1]);
  });
});
