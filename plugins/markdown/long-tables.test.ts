/** Which tables get a filter, and where its text is in the URL. */
import {describe, expect, it} from 'vitest';
import {compile} from './testing/compile';

const rows = (count: number) => [
  '| A | B |',
  '| --- | --- |',
  ...Array<string>(count).fill('| a | b |'),
];
const table = (count: number) => `${rows(count).join('\n')}\n\n`;

const filters = async (page: string) =>
  [...(await compile(page)).matchAll(/label: "([^"]+)",\s+param: "([^"]+)"/g)].map(
    ([, label, param]) => `${label} (${param})`,
  );

describe('long-tables', () => {
  it('puts a filter above a table with more than twenty rows', async () => {
    expect(await filters(table(20))).toEqual([]);
    expect(await filters(table(21))).toEqual(['Filter rows (filter)']);
  });

  it('names several filters by their headings', async () => {
    const page = `## Platform\n\n${table(21)}## Short\n\n${table(2)}## Metadata {#other}\n\n${table(21)}`;
    expect(await filters(page)).toEqual([
      'Filter rows: Platform (platform)',
      'Filter rows: Metadata (other)',
    ]);
  });

  it('goes around a static block, as one string', async () => {
    const code = await compile(`<static-block>\n\n${table(21)}</static-block>\n`);
    expect(code).toMatch(/filter-list|FilterList/);
    expect(code).toContain('html: "<div class=table-scroll>');
  });

  it('adds no second filter', async () => {
    const page = `<filter-list label="Own" param="own" items="tr" noun="rows">\n\n${table(21)}</filter-list>\n`;
    expect(await filters(page)).toEqual(['Own (own)']);
  });
});
