/** Tables of facts: the rows of a version, and the messages to the contributor about errors. */
import {expect, it} from 'vitest';
import {tempDir} from '../common/testing/temp-dir';
import {Problems} from '../facts/problems';
import {at} from '../releases/testing/releases';
import {loadTables, nameCell, tablesAt} from './index';

const SWITCHES = `about: The code.
columns: [Switch, Default, Effect]
keys: {part: [hall, attic]}
rows:
  - Switch: "\`LAMP\`"
    Default: "\`on\`"
    Effect: Light.
    part: [hall]
    before: {2.1.0: {Default: "\`off\`", part: [hall, attic]}, next: {Default: "\`dim\`"}}
  - Switch: "\`BELL\`"
    Default: none
    Effect: Sound.
    since: next
`;

function load(text: string) {
  const problems = new Problems();
  const tables = loadTables(tempDir({'reference/tables/switches.yaml': text}), problems);
  return {tables, problems: problems.list};
}

it('has the rows of a version, with the values of that time', () => {
  const {tables, problems} = load(SWITCHES);
  expect(problems).toEqual([]);
  const defaults = (version: string) => {
    const table = tablesAt(tables, at(version)).get('switches');
    return table?.rows.map((row) => [
      nameCell(table, row),
      row.values['Default'],
      row.values['part'],
    ]);
  };
  expect(defaults('2.0.0')).toEqual([['`LAMP`', '`off`', ['hall', 'attic']]]);
  expect(defaults('2.1.0')).toEqual([['`LAMP`', '`dim`', ['hall']]]);
  expect(defaults('next')).toEqual([
    ['`LAMP`', '`on`', ['hall']],
    ['`BELL`', 'none', undefined],
  ]);
});

it.each([
  [
    'an empty cell',
    'Effect: Sound.',
    'Effect: " "',
    'rows[1].Effect',
    'a dash if there is nothing',
  ],
  [
    'an unknown key',
    'Effect: Sound.',
    'Effect: Sound.\n    room: hall',
    'rows[1].room',
    'one of part',
  ],
  [
    'an unknown value of a key',
    'part: [hall]',
    'part: [cellar]',
    'rows[0].part',
    'one of hall, attic',
  ],
  [
    'a former name',
    '{Default: "`dim`"}',
    '{Switch: LIGHT}',
    'rows[0].before.next.Switch',
    'a key of the row other than "Switch", which names it: Default, Effect, part',
  ],
  [
    'a misspelled key',
    '{Default: "`dim`"}',
    '{default: "`dim`"}',
    'rows[0].before.next.default',
    'a key of the row other than "Switch"',
  ],
  [
    'a former cell that is no text',
    '{Default: "`dim`"}',
    '{Default: 3}',
    'rows[0].before.next.Default',
    'the text of the cell until then',
  ],
  [
    'former values before an unknown release',
    '{2.1.0: {Default',
    '{soon: {Default',
    'rows[0].before.soon',
    'a release of reference/releases.yaml, or next',
  ],
])('reports %s', (_name, from, to, key, expected) => {
  expect(SWITCHES).toContain(from);
  const {problems} = load(SWITCHES.replace(from, to));
  const before = SWITCHES.slice(0, SWITCHES.indexOf(from)) + to;
  const line = before.split('\n').length;
  expect(problems).toEqual([
    expect.objectContaining({key, line, expected: expect.stringContaining(expected) as string}),
  ]);
});
