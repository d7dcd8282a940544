/** Which cells are the headings of rows. */
import {describe, expect, it} from 'vitest';
import {compile} from './testing/compile';

/** The cells of a compiled table in order: the name of each element, and its scope. */
async function cells(markdown: string): Promise<string[]> {
  const code = await compile(markdown);
  return [...code.matchAll(/<(t[dh])\b(?: scope=(\w+))?/g)].map(([, name = '', scope]) =>
    scope === undefined ? name : `${name} ${scope}`,
  );
}

describe('row-headers', () => {
  it('makes the first cells headings if the first column has none', async () => {
    const found = await cells('| | Pull | Push |\n| --- | --- | --- |\n| Starts | a | b |\n');
    expect(found).toEqual(['td', 'th', 'th', 'th row', 'td', 'td']);
  });

  it('leaves other tables alone', async () => {
    const found = await cells('| Way | Pull |\n| --- | --- |\n| Starts | |\n');
    expect(found).toEqual(['th', 'th', 'td', 'td']);
  });
});
