import {describe, expect, it} from 'vitest';
import {lineOf} from '../../../src/features/recipe-tool/model/place';
import {withoutValue} from './redact';
import {writtenSecrets} from '../../../src/features/recipe-tool/model/secrets';
import {readYaml, valuesOf} from '../../../src/features/recipe-tool/model/yaml-text';

describe('lineOf', () => {
  const text = 'source:\n  type: a\n  config:\n    a.b: 1\n    list:\n      - x: 1\n      - y: 2\n';
  const {document, lines} = readYaml(text);
  it.each([
    ['source', 1],
    ['source.config', 3],
    ['source.config.a.b', 4],
    ['source.config.list.1', 7],
    ['source.config.list.1.y', 7],
    ['source.config.missing', 3],
    ['nowhere.at.all', 1],
    ['', 1],
  ])('finds %j', (path, line) => expect(lineOf(document, lines, path)).toBe(line));
});

describe('withoutValue', () => {
  it.each([
    ['a.b', 'found "hunter2", expected a number', 'found text, expected a number'],
    ['a.b', 'found 1234, expected text', 'found a number, expected text'],
    ['a.b', 'found {"a":"x, expected y"}, expected text', 'found a map, expected text'],
    ['a.b', 'found ["hunter2"...], expected text', 'found a list, expected text'],
    ['a.b', 'found null, expected text', 'found null, expected text'],
    ['source.type', 'found "snowflak", expected b', 'found "snowflak", expected b'],
    ['a.b', 'the key c is missing', 'the key c is missing'],
  ])('changes %s: %s', (path, message, expected) =>
    expect(withoutValue({path, message})).toEqual({path, message: expected}),
  );
});

it('finds secrets that are not variables', () => {
  const recipe = {
    source: {
      type: 'a',
      config: {password: 'x', api: {client_secret: '${S}'}, token: null, own: 'y'},
    },
    sink: {config: {token: 12345, server: 'http://a'}},
    transformers: [{config: {api_key: 'z'}}],
  };
  expect(writtenSecrets(recipe, new Set(['own']))).toEqual([
    'source.config.password',
    'source.config.own',
    'sink.config.token',
    'transformers.0.config.api_key',
  ]);
});

describe('readYaml', () => {
  it.each([
    'a: "hunter2\nb: 1',
    'a: {hunter2: [}',
    '%hunter2\na: 1',
    'hunter2: 1\nhunter2: 2',
    '- a\n\thunter2',
  ])('names a fault of %j without its text', (text) => {
    const {problems} = readYaml(text);
    expect(problems.length).toBeGreaterThan(0);
    expect(JSON.stringify(problems)).not.toContain('hunter2');
  });

  it('rejects an alias without an anchor, without its text', () => {
    const read = valuesOf(readYaml('a: *hunter2'));
    expect(read).toHaveProperty('problem');
    expect(JSON.stringify(read)).not.toContain('hunter2');
  });

  it('rejects aliases that multiply', () => {
    const rows = ['a: &a [1,1,1,1,1,1,1,1,1,1]'];
    for (const [name, before] of ['ba', 'cb', 'dc', 'ed'].map((pair) => [...pair])) {
      rows.push(`${name}: &${name} [${Array.from({length: 10}, () => `*${before}`).join()}]`);
    }
    expect(valuesOf(readYaml(rows.join('\n')))).toHaveProperty('problem');
  });
});
