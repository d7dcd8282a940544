/** Messages about the SQL of scripts that grant access. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {formatProblem} from '../../plugins/facts/problems';
import {accessScriptProblems} from './access-scripts';

it('names the script, and the line in it', async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'access-scripts-'));
  const lines = [
    'access:',
    '  scripts:',
    '    - language: bash',
    '      code: GRNAT',
    '    - language: sql',
    '      code: |',
    '        USE shop;',
    '        GRANT SELECT ON orders;',
    '  verify:',
    '    language: sql',
    '    code: SELECT FROM',
  ];
  fs.writeFileSync(path.join(root, 'postgres.yaml'), lines.join('\n'));
  const problems = await accessScriptProblems(root, 'postgres.yaml');
  fs.rmSync(root, {recursive: true});
  expect(problems.map(formatProblem).join('\n')).toMatchInlineSnapshot(`
    "postgres.yaml:6  access.scripts[1].code
        found:    "GRANT SELECT ON orders"
        expected: GRANT <privileges> ON <object> TO <name>, or GRANT <role> TO <name>, on line 2 of the script
    postgres.yaml:11  access.verify.code
        found:    "end of input out of place"
        expected: SQL that parses as postgresql, on line 1 of the script"
  `);
});
