/** Labels of the cells of a table that is shown as cards. */
import {describe, expect, it} from 'vitest';
import {compile} from './testing/compile';

const page = (heads: string, className = 'ref-fields') =>
  compile(`<table class="${className}"><thead><tr>${heads}</tr></thead>
<tbody><tr class="ref-group"><th colspan="2">Group</th></tr><tr><td>a</td><td>b</td></tr></tbody></table>\n`);

describe('column-labels', () => {
  it('takes the heads of the columns alone', async () => {
    const code = await page('<th>Field</th><th>The <b>type</b></th>');
    expect(code).toContain(`"--c1": "'Field'",\n        "--c2": "'The type'"`);
    expect(code).not.toContain('--c3');
  });

  it('escapes what would end a CSS string', async () => {
    expect(await page(`<th>What it's</th>`)).toContain(String.raw`"'What it\\'s'"`);
  });

  it('leaves other tables alone', async () => {
    expect(await page('<th>Field</th>', 'other')).not.toContain('--c1');
  });
});
