import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../../plugins/common/list-files';
import {generatedFiles} from './generated-files';
import {rules} from './rules';

const FOLDER = path.join(__dirname, 'generated');
const files = generatedFiles(rules);

describe('tools/hosting/generated', () => {
  it.each([...files])('%s matches the table', (name, text) => {
    const file = path.join(FOLDER, name);
    const committed = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
    expect(
      committed,
      `tools/hosting/generated/${name} is stale: run "npm run hosting" and commit`,
    ).toBe(text);
  });

  it('contains nothing else', () => {
    const found = listFiles(FOLDER);
    expect(found, 'run "npm run hosting" and commit').toEqual([...files.keys()].sort());
  });
});
