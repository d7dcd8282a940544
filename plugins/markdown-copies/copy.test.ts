/** What becomes of each element of a page, written as minified HTML is: without quotes and most closing tags. */
import {describe, expect, it} from 'vitest';
import {convertPage, copyText} from './copy';

const URL = 'https://docs.example/docs/guide/page';
const markdown = (html: string) => convertPage(html, URL).body.trimEnd();
const lines = (html: string) => markdown(html).split('\n');

const CODE =
  '<div class="language-bash block_x theme-code-block"><div class=head_x><div class=label_x>Shell</div></div><pre class=lines_x><code><span class=code-name>echo</span> "`a`"\n  b</code></pre></div>';

it('starts with the title, which front matter repeats', () => {
  const copy = convertPage('<h1>A "B" &amp; C</h1></header><p>Text.', URL);
  expect(copy).toEqual({title: 'A "B" & C', body: '# A "B" & C\n\nText.\n'});
  expect(copyText(copy, {description: 'D', version: 'Next'}, URL)).toBe(
    `---\ntitle: "A \\"B\\" & C"\ndescription: "D"\nurl: "${URL}"\nversion: "Next"\n---\n\n# A "B" & C\n\nText.\n`,
  );
});

describe('links', () => {
  it.each([
    ['/docs/other#part', 'https://docs.example/docs/other#part'],
    ['other', 'https://docs.example/docs/guide/other'],
    ['#part', `${URL}#part`],
    ['https://a.example/x_(y)', 'https://a.example/x_%28y%29'],
  ])('%s is absolute', (href, target) =>
    expect(markdown(`<p>See <a href="${href}">it</a>.`)).toBe(`See [it](${target}).`),
  );

  it('to the place where they are become text', () => {
    expect(markdown('<h2 id=x>X<a href=#x class=hash-link>​</a></h2>')).toBe('## X');
    expect(markdown('<h3 id=x><a href=#x><code>X</code></a></h3>')).toBe('### `X`');
  });
});

describe('text', () => {
  it.each([
    [
      'a &lt;name&gt; and *b* and snake_case and _c_',
      'a &lt;name> and \\*b\\* and snake_case and \\_c\\_',
    ],
    ['[x](y) &amp;lt; `z`', '\\[x\\](y) &amp;lt; \\`z\\`'],
    ['C:\\new \\* 1 &lt; 2', 'C:\\new \\\\\\* 1 < 2'],
    ['# no heading', '\\# no heading'],
    ['- no item', '\\- no item'],
    ['1. no item', '1\\. no item'],
  ])('%s is not read as markup', (html, text) => expect(markdown(`<p>${html}`)).toBe(text));

  it('keeps emphasis, and only one level of bold', () =>
    expect(markdown('<p><strong>a <b>b</b> </strong>c <em>d</em> <del>e</del>')).toBe(
      '**a b** c *d* ~~e~~',
    ));

  it('separates marks that only styles separate', () => {
    const marks =
      'Available in:<span class=ref-yes>Core</span><span class=ref-no>not in Cloud</span>';
    expect(markdown(`<p>${marks}`)).toBe('Available in: Core · not in Cloud');
  });

  it('has no controls, icons, or hints at line breaks', () =>
    expect(
      markdown(
        '<p>a<wbr>b<button>Copy</button><svg><path d=M0></svg></p><label>Filter</label><input><span role=status>1</span>',
      ),
    ).toBe('ab'));
});

describe('code', () => {
  it('in a block has its language, and all its lines', () =>
    expect(markdown(CODE)).toBe('```bash\necho "`a`"\n  b\n```'));

  it('has a title if the block does', () =>
    expect(lines(CODE.replace('Shell', 'run "it".sh'))[0]).toBe('```bash title="run \'it\'.sh"'));

  it('that contains a fence gets a longer one', () =>
    expect(markdown('<pre><code>```x\n```</code></pre>')).toBe('````\n```x\n```\n````'));

  it.each([
    ['<code>a<wbr>.b</code>', '`a.b`'],
    ['<code>a`b</code>', '`` a`b ``'],
    ['<code><a href=#x>User</a>!</code>', `[\`User!\`](${URL}#x)`],
    [
      '<code>map[<a href=#a>A</a>, <a href=#b>B</a>]</code>',
      `\`map[\`[\`A\`](${URL}#a)\`, \`[\`B\`](${URL}#b)\`]\``,
    ],
    ['<code>&lt;b&gt;</code>', '`<b>`'],
  ])('%s', (html, text) => expect(markdown(`<p>${html}`)).toBe(text));

  it('of a signature is GraphQL', () =>
    expect(lines('<pre class=ref-signature><code>a: <a href=#b>B</a></code></pre>')).toEqual([
      ...['```graphql', 'a: B', '```'],
    ]));
});

describe('lists', () => {
  it('may be nested, and start with any number', () =>
    expect(lines('<ol start=3><li>a<ul><li>b<li>c</ul><li>d</ol>')).toEqual([
      ...['3. a', '', '   - b', '   - c', '', '4. d'],
    ]));

  it('may have paragraphs, code, and tables in their items', () => {
    const item = `<p>First:</p>${CODE}<table><thead><tr><th>A<tbody><tr><td>1</table>`;
    expect(lines(`<ul><li>${item}<li><p>Second</ul>`)).toEqual([
      ...['- First:', '', '  ```bash', '  echo "`a`"', '    b', '  ```'],
      ...['', '  | A |', '  | --- |', '  | 1 |', '', '- Second'],
    ]);
  });
});

describe('tables', () => {
  it('keep each cell on a line', () => {
    const rows =
      '<tr id=x><td><code><a href=#x>a|b</a></code><td><p>One.<p>Two.<ul><li>p<li>q</ul><tr><td><a href=y>Y</a><br>z<td>';
    expect(lines(`<table><thead><tr><th>N<th>D<tbody>${rows}</table>`)).toEqual([
      ...['| N | D |', '| --- | --- |', '| `a\\|b` | One. Two. p; q |'],
      '| [Y](https://docs.example/docs/guide/y) z |  |',
    ]);
  });

  it('have rows that span all columns, and marks in cells', () => {
    const rows =
      '<tr><th colspan=2>Group <span class=ref-note>1 field</span><tr><td><code>a</code><td><code>string</code> <span class=ref-required>Required</span>';
    expect(lines(`<table><thead><tr><th>F<th>T<tbody>${rows}</table>`).slice(2)).toEqual([
      ...['| Group 1 field |  |', '| `a` | `string` Required |'],
    ]);
  });

  it('get an empty head if they have none', () =>
    expect(lines('<table><tr><td>a<td>b</table>')).toEqual([
      '|  |  |',
      '| --- | --- |',
      '| a | b |',
    ]));
});

describe('what is folded or side by side', () => {
  it('details are open, with their summary in bold', () =>
    expect(lines('<details><summary>More <b>of</b> it</summary><p>Text.</details>')).toEqual([
      ...['**More of it**', '', 'Text.'],
    ]));

  it('of a definition, only the name is bold', () =>
    expect(markdown('<details id=x><summary><code>x</code> What.</summary></details>')).toBe(
      '**`x`** What.',
    ));

  it('tabs are one after the other, with their labels, also in lists', () => {
    const tab = (label: string, html: string) =>
      `<div role=tabpanel data-label="${label}" class=tab-panel>${html}</div>`;
    const tabs = `<div class="theme-tabs-container tabs-container"><ul role=tablist class=tabs><li role=tab>A<li role=tab>B</ul><div>${tab('A', '<p>a')}${tab('B', '<p>b')}</div></div>`;
    expect(lines(tabs)).toEqual(['**A**', '', 'a', '', '**B**', '', 'b']);
    expect(lines(`<ul><li><p>x</p>${tabs}</ul>`)).toEqual([
      ...['- x', '', '  **A**', '', '  a', '', '  **B**', '', '  b'],
    ]);
  });

  it('admonitions are quotations', () => {
    const head = '<div class=admonitionHeading_x><span><svg></svg></span>note</div>';
    const text = '<div class=admonitionContent_x><p>a<p>b</div>';
    expect(
      lines(`<div class="theme-admonition theme-admonition-note alert">${head}${text}</div>`),
    ).toEqual(['> **Note**', '>', '> a', '>', '> b']);
  });
});

describe('pictures', () => {
  it('have their text and their address', () => {
    const marks = '<svg class=picture-marks aria-hidden=true><text>1</text></svg>';
    const html = `<figure class=picture><a href=/p@2x.avif><img src=/p.avif alt="A [page]">${marks}</a><figcaption>Caption<ol><li value=1>Mark</ol></figcaption></figure>`;
    expect(lines(html)).toEqual([
      ...['![A \\[page\\]](https://docs.example/p.avif)', '', 'Caption', '', '1. Mark'],
    ]);
  });

  it('of a clip are its steps', () => {
    const steps =
      '<details><summary>The steps in words</summary><ol><li>Open <strong>Tags</strong>.</ol></details>';
    const html = `<figure class=picture><video aria-label="A tag is made"><source src=/c.mp4></video><figcaption>Make a tag${steps}</figcaption></figure>`;
    expect(lines(html)).toEqual([
      ...['Clip: A tag is made', '', 'Make a tag', '', '**The steps in words**', ''],
      '1. Open **Tags**.',
    ]);
  });

  it('that are drawings are described', () => {
    expect(
      markdown(
        '<figure class=diagram><div role=img aria-label="A leads to B."><svg><text>A</text></svg></div></figure>',
      ),
    ).toBe('Diagram: A leads to B.');
    const svg = '<svg role=img><title>Edges</title><desc>From A.</desc><text>A</text></svg>';
    expect(markdown(`<figure>${svg}</figure>`)).toBe('Diagram: Edges. From A.');
  });
});

it('cards are links with a description, in lists as well', () => {
  const card = '<a class=card href=/docs/x><h2 title=X><span>X</span></h2><p>What it is.</p></a>';
  expect(markdown(`<section><article>${card}</article></section>`)).toBe(
    '[X](https://docs.example/docs/x): What it is.',
  );
  expect(lines('<ul><li><h3><a href=/docs/x>X</a></h3><p>What.<li>y</ul>')).toEqual([
    ...['- **[X](https://docs.example/docs/x)**', '', '  What.', '', '- y'],
  ]);
});
