/** The result of a `<static-block>`, compiled as in Docusaurus. */
import {describe, expect, it} from 'vitest';
import {compile} from './testing/compile';

/** The HTML of the first block of a page. */
async function blockOf(content: string): Promise<unknown> {
  const code = await compile(`<static-block>\n\n${content}\n\n</static-block>\n`);
  const literal = /html: ("(?:[^"\\]|\\.)*")/.exec(code)?.[1];
  return literal && JSON.parse(literal);
}

describe('static-block', () => {
  it('becomes one string of compact HTML, with tables in boxes', async () => {
    const html = await blockOf(`<table class="ref-fields"><tbody>
<tr id="kafka.topic"> <td>a</td> <td><a href="enums#kind">b</a> <i>c</i></td> </tr>
</tbody></table>`);
    expect(html).toBe(
      '<div class=table-scroll><table class=ref-fields><tr id=kafka.topic><td>a<td><a href=enums#kind>b</a> <i>c</i></table></div>',
    );
  });

  it('may contain Markdown, whose links to files are resolved', async () => {
    const html = await blockOf('| A | B |\n| --- | --- |\n| [x](../how/search.md#f) | `a < b` |');
    expect(html).toContain('<a href=/docs/how/search#f>x</a>');
    expect(html).toContain('<code translate=no>a &#x3C; b</code>');
  });

  it('keeps the space between words and inside <pre>', async () => {
    const html = '<p><b>a</b> <i>b</i><pre>x\n  "y"\\n</pre>';
    expect(await blockOf(html)).toBe(html);
  });

  it('opens other sites in a new tab', async () => {
    expect(await blockOf('<a href="https://example.org">e</a>')).toContain(
      '<a href=https://example.org target=_blank rel="noopener noreferrer">e</a>',
    );
  });

  it('is rendered by the component, not as a browser element', async () => {
    const code = await compile('<static-block>\n\nText\n\n</static-block>\n');
    expect(code).toMatch(/_component\d+ = _components\["static-block"\]/);
  });

  it.each([
    ['a code block', '```yaml\na: 1\n```'],
    ['a filter', '<filter-list></filter-list>'],
    ['a note', ':::note\n\nText\n\n:::'],
    ['a block in a block', '<static-block></static-block>'],
  ])('refuses %s', async (_, inside) => {
    await expect(blockOf(inside)).rejects.toThrowErrorMatchingSnapshot();
  });
});

describe('table-scroll', () => {
  it('also boxes tables outside blocks, each once', async () => {
    const code = await compile('| A |\n| --- |\n| b |\n');
    expect(code.match(/"table-scroll"/g)).toHaveLength(1);
  });
});
