import path from 'node:path';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import {describe, expect, it} from 'vitest';
import {tempDir} from '../common/testing/temp-dir';
import {contentsOf, rememberText} from './page-contents';

/** Parses a page as the bundler does, and stops before anything else happens to the tree. */
async function bundle(name: string, text: string): Promise<string> {
  const file = path.join(tempDir({[name]: text}), name);
  const stop = () => () => {
    throw new Error('stop');
  };
  const options = {
    ...{siteDir: '/site', staticDirs: [], admonitions: true, remarkPlugins: [], rehypePlugins: []},
    ...{beforeDefaultRehypePlugins: [], recmaPlugins: []},
    beforeDefaultRemarkPlugins: [rememberText, stop],
    markdownConfig: {
      ...{format: 'detect', mermaid: false, emoji: false, anchors: {maintainCase: false}},
      mdx1Compat: {comments: false, admonitions: false, headingIds: false},
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    },
  } as unknown as Parameters<typeof createProcessorUncached>[0]['options'];
  const format = name.endsWith('.mdx') ? 'mdx' : 'md';
  const processor = await createProcessorUncached({options, format});
  const page = {content: text, filePath: file, frontMatter: {}, compilerName: 'client' as const};
  await processor.process(page).catch((error: Error) => {
    if (!error.message.includes('stop')) throw error;
  });
  return file;
}

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
    const file = await bundle(`page.${extension}`, same);
    const {parts, links} = contentsOf(`${same}\n`, file);
    expect(contentsOf(same, file)).toEqual({parts, links});
    expect(parts.length).toBeGreaterThan(1);
  });
});
