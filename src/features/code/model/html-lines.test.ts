/** The text of highlighted code, and the lines that a reader sees. */
import {describe, expect, it} from 'vitest';
import {escapeText} from '../../../lib/html-entities';
import {codeHtml, textOf} from './html-lines';

describe('textOf', () => {
  it.each(['a < b && c > d', '&lt; is not decoded twice', 'List<String> x = "<b>";', ''])(
    'gives back %j',
    (code) => {
      expect(textOf(escapeText(code))).toBe(code);
      expect(textOf(`<span class="code-name">${escapeText(code)}</span>`)).toBe(code);
    },
  );
});

describe('codeHtml', () => {
  const html = 'one\n<span class="code-comment"># mark the next</span>\ntwo\n';
  const plain = () => '';

  it('leaves lines without classes unchanged', () => {
    expect(codeHtml('a\n\nb', 'a\n\nb', plain)).toBe('a\n\nb');
  });

  it('omits lines that are not in the text', () => {
    expect(codeHtml(html, 'one\ntwo\n', plain)).toBe('one\ntwo\n');
  });

  it('adds the classes of lines, with line breaks inside', () => {
    const second = (line: number) => (line === 1 ? 'marked' : '');
    expect(codeHtml('a\nb\nc', 'a\nb\nc', second)).toBe('a\n<span class="marked">b\n</span>c');
  });

  it('numbers every line from a given start', () => {
    expect(codeHtml('a\nb', 'a\nb', () => 'n', 9)).toBe(
      '<span class="n" data-line="9">a\n</span><span class="n" data-line="10">b<br></span>',
    );
  });

  it('keeps an empty last line visible', () => {
    expect(codeHtml('a\n', 'a\n', () => 'n')).toBe(
      '<span class="n">a\n</span><span class="n"><br></span>',
    );
  });
});
