/** Code blocks as pages contain them. */
import {describe, expect, it} from 'vitest';
import {textOf} from '../../../src/features/code/model/text';
import {prepareBlock} from './block';
import {readFence} from './fence';

const prepare = (text: string, meta = '', language = 'text') =>
  prepareBlock(text, language, readFence(meta));

const lines = (count: number) =>
  Array.from({length: count}, (_, index) => `line ${index}`).join('\n');

describe('prepareBlock', () => {
  it('marks lines by number and by comment, and keeps their line breaks', () => {
    const {html} = prepare('a\n# highlight-next-line\nb\nc', '{3}');
    expect(html).toBe(
      'a\n<span class="theme-code-block-highlighted-line">b\n</span>' +
        '<span class="theme-code-block-highlighted-line">c<br></span>',
    );
    expect(textOf(html)).toBe('a\nb\nc');
  });

  it('tells what a diff adds and removes', () => {
    const {html} = prepare(' a\n-b\n+c', '', 'diff');
    expect(html).toBe(' a\n<span class="code-cut">-b\n</span><span class="code-add">+c<br></span>');
  });

  it('numbers lines on request', () => {
    expect(prepare('a', 'showLineNumbers=7').html).toBe(
      '<span class="code-numbered" data-line="7">a<br></span>',
    );
  });

  it('passes the title and the kind on', () => {
    expect(prepare('a', 'title="a.txt" output')).toMatchObject({title: 'a.txt', kind: 'output'});
  });

  it('folds long blocks, unless a line is marked that would be hidden', () => {
    expect(prepare(lines(40)).fold).toBeUndefined();
    expect(prepare(lines(41)).fold).toBe(41);
    expect(prepare(lines(41), '{25}').fold).toBe(41);
    expect(prepare(lines(41), '{26}').fold).toBeUndefined();
  });
});
