/** Which elements of a page become strings. */
import {describe, expect, it} from 'vitest';
import {compile} from './testing/compile';

/** The strings of a page, each with the name of the element around it. */
async function stringsOf(content: string, file?: string): Promise<string[]> {
  const code = await compile(`${content}\n`, file);
  return [...code.matchAll(/as: "(\w+)",\s+html: ("(?:[^"\\]|\\.)*")/g)].map(
    ([, name, html]) => `${name}: ${JSON.parse(html ?? '') as string}`,
  );
}

describe('static-elements', () => {
  it.each([
    [
      'a paragraph',
      'Run **all** of [it](./quickstart.md).',
      'p: Run <strong>all</strong> of <a href=/docs/quickstart>it</a>.',
    ],
    ['a list in a list', '- *a*\n  - b\n', 'ul: <li><em>a</em><ul><li>b</ul>'],
    ['a numbered list', '1. **a**\n2. b\n', 'ol: <li><strong>a</strong><li>b'],
    ['a table', '| A |\n| --- |\n| b |', 'table: <thead><tr><th>A<tbody><tr><td>b'],
    ['a quote', '> a\n', 'blockquote: <p>a'],
    [
      'a link to another site',
      '[x](https://example.org)',
      'p: <a href=https://example.org target=_blank rel="noopener noreferrer">x</a>',
    ],
    ['a link within the page', '[x](#x)', 'p: <a href=#x>x</a>'],
    [
      'inline code that may break',
      '`schema_registry_config`',
      'p: <code translate=no>schema_<wbr>registry_<wbr>config</code>',
    ],
    [
      'inline code that stays whole',
      '`--url`',
      'p: <code class=code-whole translate=no>--url</code>',
    ],
  ])('%s', async (_, content, html) => {
    expect((await stringsOf(content)).map((text) => text.replaceAll('\n', ''))).toEqual([html]);
  });

  it.each([
    ['text alone, which is a string already', 'Text.'],
    ['a heading', '## A *b* c'],
    ['a picture', 'A ![picture](https://example.org/a.png) *here*.'],
    ['a task list', '- [ ] *a*'],
    ['an item with an id', '<ul><li id="a"><b>a</b></li></ul>'],
    ['an element with a style', '<p>a <b style="color: red">b</b></p>'],
    ["Docusaurus' own protocol", '[x](pathname:///a.json)'],
  ])('not %s', async (_, content) => {
    expect(await stringsOf(content)).toEqual([]);
  });

  it('the parts of a list with a code block', async () => {
    expect(await stringsOf('1. Run **this**:\n\n   ```shell\n   ls\n   ```\n')).toEqual([
      'p: Run <strong>this</strong>:',
    ]);
  });

  it('what is inside of elements of MDX', async () => {
    const content =
      '<Tabs>\n<TabItem value="a">\n\nA *b*.\n\n</TabItem>\n</Tabs>\n\nA {1 + 1} *b*.';
    expect(await stringsOf(content, '/site/docs/page.mdx')).toEqual(['p: A <em>b</em>.']);
  });

  it('keeps the attributes of the element', async () => {
    expect(await compile('<p class="note">a <b>b</b></p>\n')).toMatch(
      /className: "note",\s+as: "p",\s+html: "a <b>b<\/b>"/,
    );
  });
});
