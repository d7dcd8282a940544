import {expect, it} from 'vitest';
import {blocks, code, escapeHtml, escapeText, fence, frontMatter, table} from './markdown';

it('writes front matter that YAML parses back, leaving out undefined', () => {
  expect(frontMatter({title: 'A: b', since: undefined})).toBe('---\ntitle: "A: b"\n---\n');
});

it('escapes what Markdown or HTML would treat as markup', () => {
  expect(escapeText('a <b> *c* [d] `e` & _f_')).toBe(
    'a &lt;b&gt; \\*c\\* \\[d\\] \\`e\\` &amp; \\_f\\_',
  );
  expect(escapeHtml('<a href="x">&')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;');
});

it("chooses fences that the text doesn't close", () => {
  expect(code('plain')).toBe('`plain`');
  expect(code('a `b` c')).toBe('`` a `b` c ``');
  expect(fence('md', '```\nx\n```', 'a.md')).toBe('````md title="a.md"\n```\nx\n```\n````');
});

it('escapes pipes in table cells once', () => {
  expect(table(['A', 'B'], [['`x | y`', 'p \\| q']])).toBe(
    '| A | B |\n| --- | --- |\n| `x \\| y` | p \\| q |',
  );
});

it('joins blocks with one blank line, skipping empty ones', () => {
  expect(blocks('a', undefined, false, '', 'b')).toBe('a\n\nb');
});
