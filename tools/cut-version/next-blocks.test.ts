import {describe, expect, it} from 'vitest';
import {dropNextBlocks} from './next-blocks';

describe('dropNextBlocks', () => {
  it('drops what stands between the comments, in .md and .mdx', () => {
    const text =
      'a\n\n<!-- since: next -->\nnew\n<!-- /since -->\n\nb\n{/* since: next */}\nx\n{/* /since */}\nc';
    expect(dropNextBlocks(text, 'docs/a.md')).toBe('a\n\nb\nc');
  });

  it('drops a table row that carries the mark', () => {
    const text = '| a |\n| --- |\n| b |\n| c <span class="ref-since">New in Next</span> |';
    expect(dropNextBlocks(text, 'docs/a.md')).toBe('| a |\n| --- |\n| b |');
  });

  it.each([
    ['a\n<!-- since: next -->\nb', 'docs/a.md:2: found a start without an end'],
    ['a\n<!-- /since -->', 'docs/a.md:2: found an end without a start'],
    ['<!-- since: next -->\n<!-- since: next -->', 'docs/a.md:2: found a block inside a block'],
  ])('says where a pair is broken: %j', (text, message) => {
    expect(() => dropNextBlocks(text, 'docs/a.md')).toThrow(message);
  });
});
