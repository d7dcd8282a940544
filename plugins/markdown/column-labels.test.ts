/** Labels of the cells of a table that is shown as cards. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../common/root';
import {LABELS} from './column-labels';
import {compile} from './testing/compile';

const page = (heads: string, className = 'ref-fields') =>
  compile(`<table class="${className}"><thead><tr>${heads}</tr></thead>
<tbody><tr class="ref-group"><th colspan="2">Group</th></tr><tr><td>a</td><td>b</td></tr></tbody></table>\n`);

const FOUR = '<th>Field</th><th>The <b>type</b></th><th>Default</th><th>Description</th>';

describe('column-labels', () => {
  it('labels only the inner columns', async () => {
    const code = await page(FOUR.replace('The <b>type</b>', '<b>Type</b>'));
    expect(code).toContain('"data-c2": "Type"');
    expect(code).toContain('"data-c3": "Default"');
    expect(code).not.toMatch(/data-c[14]/);
  });

  it('says what to do about a column heading without a label', () =>
    expect(page(FOUR)).rejects.toThrow(
      'has "The type" above column 2, expected Type, Stands for, Through. To allow another heading, add its label to src/css/table-cards.css',
    ));

  it("doesn't change other tables", async () => {
    expect(await page(FOUR, 'other')).not.toContain('data-c');
  });

  it('has a rule of the style sheet for each label', () => {
    const css = fs.readFileSync(path.join(ROOT, 'src/css/table-cards.css'), 'utf8');
    const rules = css.matchAll(
      /\[data-c(\d)='([^']+)'\] td:nth-child\(\1\)::before \{\s*content: '\2';/g,
    );
    const found = [...rules].map(([, column, label]) => `${column} ${label}`);
    const expected = Object.entries(LABELS).flatMap(([column, labels]) =>
      labels.map((label) => `${column} ${label}`),
    );
    expect(found).toEqual(expected);
  });
});
