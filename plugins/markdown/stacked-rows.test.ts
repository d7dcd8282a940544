/** Which tables become cards on a phone, and the labels of their cells. */
import {describe, expect, it} from 'vitest';
import {compile} from './testing/compile';

const LONG = 'A sentence that is longer than a column of a phone.';

const table = (head: string[], ...rows: string[][]) =>
  compile(
    [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
  );

const labels = (code: string) =>
  [...code.matchAll(/ data-label=(?:\\"([^"\\]+)|(\w+))/g)].map(
    ([, quoted, bare]) => quoted ?? bare,
  );

describe('stacked-rows', () => {
  it('labels the cells after the first', async () => {
    const code = await table(['Symptom', 'Cause', 'Fix'], ['a', LONG, 'b'], ['c', 'd', 'e']);
    expect(code).toContain('className: "stack"');
    expect(labels(code)).toEqual(['Cause', 'Fix', 'Cause', 'Fix']);
  });

  it('labels neither empty cells nor an explanation at the end', async () => {
    const code = await table(['Name', 'Default', 'Read by', 'Effect'], ['a', '', 'GMS', LONG]);
    expect(labels(code)).toEqual(['Read by']);
  });

  it('leaves tables alone that fit on a phone', async () => {
    expect(await table(['In Hive', 'In DataHub', 'Subtype'], ['a', 'b', 'c'])).not.toContain(
      'stack',
    );
    expect(await table(['Fact', 'Value'], [LONG, LONG])).not.toContain('stack');
  });

  it('leaves tables of fields to column-labels', async () => {
    const cells = ['Field', 'Type', 'Default', 'Description'].map((name) => `<th>${name}</th>`);
    const code = await compile(
      `<table class="ref-fields"><thead><tr>${cells.join('')}</tr></thead></table>\n`,
    );
    expect(code).not.toContain('stack');
  });
});
