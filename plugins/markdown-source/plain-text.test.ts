import {expect, it} from 'vitest';
import {parseMarkdown} from './parse';
import {plainText} from './read-text';

const plain = (text: string, file = 'a.md') => plainText(parseMarkdown(text, file));

it.each([
  [
    'emphasis',
    'A **bold** word, an *italic* one, and __both__.',
    'A bold word, an italic one, and both.',
  ],
  ['a link', 'See the [quickstart](../quickstart.md#start) first.', 'See the quickstart first.'],
  ['a link with parentheses', '[Hive (old)](https://x.org/a_(b)) works', 'Hive (old) works'],
  ['a link whose text is code', 'Set [`pat`](#pat).', 'Set pat.'],
  ['an image', 'Before ![a chart](./img/chart.png) after', 'Before after'],
  ['a clip of the product', '![A list](clip:tags/a "Tags")\n\nAfter', 'A list\nTags\nAfter'],
  ['a picture of the product', '![A list](picture:tags/a "Tags")\n\nAfter', 'A list\nTags\nAfter'],
  ['an item', '- Install the CLI', 'Install the CLI'],
  ['a numbered item', '  2. Run it', 'Run it'],
  ['a quote', '> Mind this.', 'Mind this.'],
  ['an admonition', ':::caution\nMind this\n:::', 'Mind this'],
  ['its title', ':::note[Mind `[this]`]\n\nIt is.\n\n:::', 'Mind [this]\nIt is.'],
  ['a table', '| Name | Type | |\n|---|:---:|--:|\n| a | b |', 'Name · Type ·\na · b'],
  ['a bar in a cell', '| `a` \\| `b` | either |\n| - | - |', 'a | b · either'],
  ['a bar in code in a cell', '| `a \\| b` | either |\n| - | - |', 'a | b · either'],
  ['a row in HTML', '<tr><td>token</td><td class="x">secret</td></tr>', 'token · secret'],
  ['a line break', 'One<br/>two', 'One two'],
  ['items in HTML', '<ul><li>One</li><li>Two</li></ul>', 'One Two'],
  ['a tag of JSX', '<FeatureAvailability saasOnly />', ''],
  ['a sign for a link to itself', '`token`<a class="ref-anchor" href="#t">#</a>', 'token'],
  [
    'an example',
    'Port.<span class="ref-note ref-example">Example: <code>80</code></span>',
    'Port.',
  ],
  ['entities', 'A &amp; B &lt;C&gt; &#39;x&#x27; &quot;y&quot;&nbsp;z', 'A & B <C> \'x\' "y" z'],
  ['invalid entities', 'a &nosuch; b &#xFFFFFF; &#abc; c', 'a &nosuch; b \uFFFD &#abc; c'],
  ['entities in code in HTML', '<code>Map&lt;T&gt;</code>', 'Map<T>'],
  ['escaped signs', 'a \\*star\\* and \\_line\\_, \\<T\\>', 'a *star* and _line_, <T>'],
  ['blanks', '  a \t  b  ', 'a b'],
  ['nothing', '', ''],
])('reads %s', (_, line, text) => {
  expect(plain(line)).toBe(text);
});

it.each([
  ['`Map<String, List>`', 'Map<String, List>'],
  ['`**` matches folders', '** matches folders'],
  ['`__init__.py`', '__init__.py'],
  ['`[a](b)`', '[a](b)'],
  ['``a ` b``', 'a ` b'],
  ['`<b>` and `</b>`', '<b> and </b>'],
  ['`&lt;b&gt;`', '&lt;b&gt;'],
  ['`$1` and `$&`', '$1 and $&'],
])('keeps the signs of code: %s', (line, text) => {
  expect(plain(line)).toBe(text);
});

it.each(['AUTH_OIDC_CLIENT_ID', 'urn:li:dataset:(a,b)', '2 * 3', 'a < b', 'C:\\path', 'x_y_z'])(
  'leaves %s alone',
  (line) => {
    expect(plain(line)).toBe(line);
  },
);

it.each([
  ['lines of a paragraph', 'One\ntwo  \nthree', 'One\ntwo\nthree'],
  [
    'stars and dots that are not markup',
    'Since 0.2.0, `^_.*` and 2.5',
    'Since 0.2.0, ^_.* and 2.5',
  ],
  [
    'code of a list, with blank lines',
    '- a\n\n  ```yaml\n  b:\n\n    c\n  ```\n- d',
    'a\nb:\nc\nd',
  ],
  ['a fence around a fence', '````md\n```\nx\n```\n````\n\ny', '```\nx\n```\ny'],
  ['indented code', 'a\n\n    <!-- b -->\n\n    c', 'a\n<!-- b -->\nc'],
  ['nested lists', '- a\n  - b\n    1. c\n- d', 'a\nb\nc\nd'],
  ['Windows line endings', '# A\r\n\r\nb\r\nc\r\n', 'A\nb\nc'],
  ['front matter', '---\ntitle: A\n---\n\nb', 'b'],
])('reads %s', (_, text, plainest) => {
  expect(plain(text)).toBe(plainest);
});

it('reads MDX without its imports, expressions, and drawings', () => {
  const text =
    'import A from \'a\';\n\n<Tabs>\n  <Tab label="x">\n\n  One {/* no */} **two**\n\n  </Tab>\n</Tabs>\n\n<svg><text>drawn</text></svg>\n';
  expect(plain(text, 'a.mdx')).toBe('One two');
});
