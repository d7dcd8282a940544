import {expect, it} from 'vitest';
import {plainLine} from './plain-text';

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
  ['an item', '- Install the CLI', 'Install the CLI'],
  ['a numbered item', '  2. Run it', 'Run it'],
  ['a quote', '> Mind this.', 'Mind this.'],
  ['the title of an admonition', ':::caution Mind this', 'Mind this'],
  ['its title in brackets', ':::note[Mind `[this]`]', 'Mind [this]'],
  ['the end of an admonition', ':::', ''],
  ['a row of a table', '| Name | Type | |', 'Name · Type ·'],
  ['a bar in a cell', '| `a` \\| `b` | either |', 'a | b · either'],
  ['a bar in code in a cell', '| `a \\| b` | either |', 'a | b · either'],
  ['the line below a table’s head', '|---|:---:|--:|', ''],
  ['a row in HTML', '<tr><td>token</td><td class="x">secret</td></tr>', 'token · secret'],
  ['a line break', 'One<br/>two', 'One two'],
  ['items in HTML', '<ul><li>One</li><li>Two</li></ul>', 'One Two'],
  ['a tag of JSX', '<FeatureAvailability saasOnly />', ''],
  ['a sign for a link to itself', '`token`<a class="ref-anchor" href="#t">#</a>', 'token'],
  ['entities', 'A &amp; B &lt;C&gt; &#39;x&#x27; &quot;y&quot;&nbsp;z', 'A & B <C> \'x\' "y" z'],
  [
    'entities that are none',
    'a &nosuch; b &#xFFFFFF; &#abc; c',
    'a &nosuch; b &#xFFFFFF; &#abc; c',
  ],
  ['entities in code in HTML', '<code>Map&lt;T&gt;</code>', 'Map<T>'],
  ['escaped signs', 'a \\*star\\* and \\_line\\_, \\<T\\>', 'a *star* and _line_, <T>'],
  ['blanks', '  a \t  b  ', 'a b'],
  ['nothing', '', ''],
])('reads %s', (_, line, text) => {
  expect(plainLine(line)).toBe(text);
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
  expect(plainLine(line)).toBe(text);
});

it.each(['AUTH_OIDC_CLIENT_ID', 'urn:li:dataset:(a,b)', '2 * 3', 'a < b', 'C:\\path', 'x_y_z'])(
  'leaves %s alone',
  (line) => {
    expect(plainLine(line)).toBe(line);
  },
);
