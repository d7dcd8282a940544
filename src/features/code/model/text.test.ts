/** The text of a code block, as shown and as copied. */
import {describe, expect, it} from 'vitest';
import {copyText, textOf} from './text';

describe('textOf', () => {
  it('removes elements and unescapes characters', () => {
    expect(textOf('<span class="code-name">a</span>: &lt;b&gt; &amp;amp;\n<br>')).toBe(
      'a: <b> &amp;\n',
    );
  });
});

describe('copyText', () => {
  it('is the new text of a diff', () => {
    expect(copyText(' a:\n-  b: 1\n+  b: 2\n\n c: 3', 'diff')).toBe('a:\n  b: 2\n\nc: 3');
  });

  it('is the shown text of everything else', () => {
    expect(copyText('- a\n+ b', 'yaml')).toBe('- a\n+ b');
  });
});
