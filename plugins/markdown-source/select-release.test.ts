import {describe, expect, it} from 'vitest';
import type {Release} from './release-mark';
import {selectRelease} from './select-release';

const lines = (...parts: string[]) => parts.join('\n');

/** The page in release 2.0.0. */
const released = (text: string, file = 'docs/a.md') =>
  selectRelease(text, file, {shows: ({since}) => since === undefined});

/** The page in Next. */
const next = (text: string, file = 'docs/a.md') =>
  selectRelease(text, file, {
    shows: ({until}) => until === undefined,
    badge: ({since}: Release) => since && `<span class="ref-since">After ${since}</span>`,
  });

const passage = (...text: string[]) => lines('<!-- since: next -->', ...text, '<!-- /since -->');

describe('a passage', () => {
  it('is removed, and one blank line remains', () => {
    const text = lines('a', '', passage('new'), '', 'b');
    expect(released(text)).toBe('a\n\nb');
    expect(next(text)).toBe('a\n\nnew\n\nb');
  });

  it('goes in .mdx, too', () => {
    const text = lines('a', '', '{/* since: next */}', 'new', '{/* /since */}', '', 'b');
    expect(released(text, 'docs/a.mdx')).toBe('a\n\nb');
    expect(next(text, 'docs/a.mdx')).toBe('a\n\nnew\n\nb');
  });

  it('is removed at the start and at the end of a page', () => {
    const text = lines('---', 'title: A', '---', '', passage('new'), '', 'a', '', passage('b'), '');
    expect(released(text)).toBe('---\ntitle: A\n---\n\na\n');
    expect(released(passage('a'))).toBe('');
    expect(released(lines('a', '', passage('b')))).toBe('a');
  });

  it('keeps its neighbors apart without blank lines between them', () => {
    expect(released(lines('a', passage('new'), 'b'))).toBe('a\n\nb');
    expect(next(lines('a', passage('new'), 'b'))).toBe('a\n\nnew\n\nb');
    expect(
      released(lines('> a', '> <!-- since: next -->', '> b', '> <!-- /since -->', '> c')),
    ).toBe(lines('> a', '>', '> c'));
  });

  it('keeps a list in one piece', () => {
    const text = lines('- a', passage('- new'), '- b');
    expect(released(text)).toBe('- a\n- b');
    expect(next(text)).toBe('- a\n- new\n- b');
  });

  it('may be inside an item, an admonition, or an element', () => {
    const item = lines(
      '- a',
      '',
      '  <!-- since: next -->',
      '',
      '  new',
      '',
      '  <!-- /since -->',
      '',
      '  b',
    );
    expect(released(item)).toBe('- a\n\n  b');
    expect(released(lines(':::note', '', passage('new'), '', 'a', ':::'))).toBe(
      lines(':::note', '', 'a', ':::'),
    );
    const tab = lines(
      '<Tab>',
      '',
      '  {/* since: next */}',
      '',
      '  new',
      '',
      '  {/* /since */}',
      '',
      '  a',
      '</Tab>',
    );
    expect(released(tab, 'docs/a.mdx')).toBe(lines('<Tab>', '', '  a', '</Tab>'));
    expect(
      released(
        lines('<details>', '<!-- since: next -->', '', 'new', '', '<!-- /since -->', '</details>'),
      ),
    ).toBe(lines('<details>', '</details>'));
  });

  it('is kept until a release', () => {
    const text = lines('<!-- until: 2.1.0 -->', 'old', '<!-- /until -->', '', passage('new'));
    expect(released(text)).toBe('old');
    expect(next(text)).toBe('new');
  });

  it('may contain marks', () => {
    const text = lines('a', '', passage('- b', '- c <!-- since: 2.1.0 -->'), '');
    expect(released(text)).toBe('a\n');
    expect(next(text)).toBe(
      lines('a', '', '- b', '- c <span class="ref-since">After 2.1.0</span>', ''),
    );
  });
});

describe('everything else', () => {
  it('keeps its bytes: line endings, a byte-order mark, blank lines, code', () => {
    const code = lines(
      '```',
      'a',
      '',
      '',
      '',
      'b',
      '```',
      '',
      '',
      '    indented',
      '',
      '',
      '    code',
    );
    expect(released(lines(code, '', passage('new'), '', code))).toBe(lines(code, '', code));
    const text = `\uFEFF${lines('a', '', passage('new'), '', 'b', '')}`.replaceAll('\n', '\r\n');
    expect(released(text)).toBe('\uFEFFa\r\n\r\nb\r\n');
    expect(released(lines('a', passage('new'), 'b').replaceAll('\n', '\r\n'))).toBe('a\r\n\r\nb');
  });

  it.each([
    ['a fence', lines('```md', passage('new'), '```')],
    ['a fence of tildes', lines('~~~md', '```', passage('new'), '~~~')],
    ['a fence around a fence', lines('````md', '```', passage('new'), '```', passage('x'), '````')],
    [
      'code in a list',
      lines('- a', '', '  ```md', '', passage('new').replace(/^/gm, '  '), '  ```'),
    ],
    ['indented code', passage('new').replace(/^/gm, '    ')],
    ['inline code', 'Write `<!-- since: next -->` above.'],
  ])('is no mark in %s', (_, text) => {
    expect(released(text)).toBe(text);
    expect(next(text)).toBe(text);
  });

  it('is other comments', () => {
    const text = '<!-- facts: privileges -->\n\n<!-- truncate -->\n\n<!-- Next: see above -->';
    expect(released(text)).toBe(text);
  });
});

describe('a mark within a text', () => {
  const NEXT = '<span class="ref-since">After next</span>';

  it('applies to a row', () => {
    const text = lines(
      '| a | b |',
      '| --- | --- |',
      '| c | 1 |',
      '| d \\| e <!-- since: next --> | 2 |',
      '',
      'f',
    );
    expect(released(text)).toBe(lines('| a | b |', '| --- | --- |', '| c | 1 |', '', 'f'));
    expect(next(text)).toBe(text.replace('<!-- since: next -->', NEXT));
  });

  it('applies to an item with everything in it', () => {
    const text = lines('- a', '- b <!-- since: next -->', '  - c', '', '    d', '- e');
    expect(released(text)).toBe('- a\n- e');
    expect(next(text)).toBe(text.replace('<!-- since: next -->', NEXT));
  });

  it('applies to a paragraph', () => {
    const text = lines(
      'a',
      '',
      'b',
      '**c <!-- since: next -->**',
      '',
      'd',
      '',
      '- e',
      '',
      '  f <!-- since: next -->',
    );
    expect(released(text)).toBe(lines('a', '', 'd', '', '- e'));
  });

  it('is a badge in .mdx', () => {
    expect(next('a {/* since: next */}', 'docs/a.mdx')).toBe(
      'a <span className="ref-since">After next</span>',
    );
  });

  it('is removed with the space before it if there is no badge', () => {
    expect(next('- a <!-- until: 2.1.0 -->\n- b')).toBe('- b');
    expect(released('- a <!-- until: 2.1.0 -->: b')).toBe('- a: b');
  });
});

it.each([
  [lines('a', '', '<!-- since: next -->', 'b'), '3: found "since" without an end; expected a'],
  ['a\n\n<!-- /since -->', '3: found "/since" without a start'],
  [
    lines('<!-- since: next -->', passage('a')),
    '2: found a passage inside the one that starts on line 1',
  ],
  ['<!-- since: next -->\n\na\n\n<!-- /until -->', '5: found "/until"; expected "/since"'],
  ['- <!-- since: next -->\n\n<!-- /since -->', '1: found "since: next" in an unsupported place'],
  [
    '- a\n\n  <!-- since: next -->\n\n<!-- /since -->',
    '5: found "/since" elsewhere; expected it in',
  ],
  ['<!-- sinse: 2.1.0 -->', '1: found "sinse: 2.1.0"; expected "since: 2.1.0" or "until'],
  ['a <!-- since 2.1.0 -->', '1: found "since 2.1.0"; expected "since: 2.1.0" or'],
  ['<!-- since: next -->\na\n<!-- /sinse -->', '3: found "/sinse"; expected /since or /until'],
  ['## a <!-- since: next -->', '1: found a mark in an unsupported place; expected a passage'],
  ['| a <!-- since: next --> |\n| --- |', '1: found a mark in a table header'],
  ['---\na: b\n---\n\n<!-- since: next --> a', '5: found "since: next" in an unsupported place'],
])('reports the problem in %j', (text, message) => {
  expect(() => released(text)).toThrow(`docs/a.md:${message}`);
});

it('lists all problems', () => {
  const text = lines('<!-- since: next -->', '- a <!-- sinse: 2.1.0 -->', '', '<!-- /until -->');
  expect(() => released(text)).toThrow(
    /^docs\/a\.md:2: found "sinse: 2\.1\.0".*\ndocs\/a\.md:4: found "\/until"; expected "\/since"[^\n]*$/,
  );
  const nested = lines(passage('a', passage('b')), '', '<!-- since: next -->');
  expect(() => released(nested)).toThrow(
    /^docs\/a\.md:3: found a passage inside [^\n]*\ndocs\/a\.md:8: found "since" without an end[^\n]*$/,
  );
});

it('reports where a page is not valid MDX', () => {
  expect(() => released('{/* since: next */}\n\n<a', 'docs/a.mdx')).toThrow('docs/a.mdx:3: ');
});
