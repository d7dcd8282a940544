import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {tempDir} from '../common/testing/temp-dir';
import {compile} from '../markdown/testing/compile';
import {contentsOf, rememberText} from './page-contents';

describe('a page that the bundler parsed', () => {
  it.each([
    ['text with a colon', 'md', 'Use host:port, or `a:b`, and urn:li:dataset.'],
    ['a bare URL', 'md', 'See https://example.com/a_b and [a page](../a.md#b).'],
    [
      'front matter and headings',
      'md',
      '---\ntitle: A\n---\n\n## One {#own}\n\nText.\n\n### Two\n',
    ],
    ['a note', 'md', ':::note[Mind]\n\nThe **step**.\n\n:::'],
    ['a table', 'md', '| A | B |\n| --- | --- |\n| `x` | <span id="x.y">y</span> |'],
    ['code', 'md', '```yaml title="a.yml"\na: 1\n```'],
    ['a comment', 'md', 'One.\n\n<!-- Hidden. -->\n\nTwo.'],
    ['components', 'mdx', '<Tabs>\n<TabItem value="a">\n\nText of a tab.\n\n</TabItem>\n</Tabs>'],
    ['an id in MDX', 'mdx', '## One {/* #own */}\n\nText.'],
  ])('has the same contents with %s', async (_, extension, text) => {
    // The parser's own cache of texts would otherwise answer both.
    const same = `${text}\n\nSame.`;
    const name = `page.${extension}`;
    const file = path.join(tempDir({[name]: same}), name);
    await compile(same, file, [rememberText]);
    const {parts, links} = contentsOf(`${same}\n`, file);
    expect(contentsOf(same, file)).toEqual({parts, links});
    expect(parts.length).toBeGreaterThan(1);
  });
});
