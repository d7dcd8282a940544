/** Columns that a page aligns. */
import {expect, it} from 'vitest';
import {compile} from './testing/compile';

it('aligns columns without a style attribute', async () => {
  const code = await compile('| Name | Size |\n| --- | ---: |\n| a | 1 |\n');
  expect(code.match(/<t[dh] data-align=right>/g)).toHaveLength(2);
  expect(code).not.toMatch(/style|textAlign/);
});
