/** Syntax highlighting: in pieces of HTML, and on a page that Docusaurus compiles. */
import {describe, expect, it} from 'vitest';
import {textOf} from '../../../src/features/code/model/text';
import {compile} from '../testing/compile';
import {highlight} from './html';

describe('highlight', () => {
  it('gives tokens the classes of their kinds', () => {
    expect(highlight('a: "b" # c', 'yaml')).toBe(
      '<span class="code-name">a</span><span class="code-sign">:</span> ' +
        '<span class="code-text">"b"</span> <span class="code-comment"># c</span>',
    );
  });

  it('closes tokens that span several lines on each line', () => {
    expect(highlight('"""a\n\nb"""', 'python')).toBe(
      '<span class="code-text">"""a</span>\n\n<span class="code-text">b"""</span>',
    );
  });

  it('leaves code of an unknown language plain and escaped', () => {
    expect(highlight('a <b> & c', 'no-such-language')).toBe('a &lt;b&gt; &amp; c');
  });

  // Languages of our pages; each once had to be enabled by name.
  it.each([
    ['shell', 'echo "$A"'],
    ['bash', 'for a in b; do'],
    ['graphql', 'query { a(b: 1) }'],
    ['json', '{"a": 1}'],
    ['python', 'import a'],
    ['java', 'public class A {}'],
    ['ini', 'a = 1'],
    ['docker', 'FROM a'],
    ['properties', 'a=b'],
    ['sql', 'SELECT 1'],
    ['typescript', 'const a: string'],
  ])('knows %s', (language, code) => {
    const html = highlight(code, language);
    expect(html).toContain('<span class="code-');
    expect(textOf(html)).toBe(code);
  });
});

describe('the plugin', () => {
  it('colors a fenced block and keeps its title', async () => {
    const page = await compile('```yaml title="a.yaml"\na: <b>\n```\n');
    expect(page).toContain('html: "<span class=\\"code-name\\">a</span>');
    expect(page).toContain('title: "a.yaml"');
  });

  it('escapes a block without a language', async () => {
    expect(await compile('```\n<b>\n```\n')).toContain('html: "&lt;b&gt;"');
  });

  it("doesn't change inline code", async () => {
    expect(await compile('Set `a: 1`.\n')).toContain('"Set <code translate=no>a: 1</code>."');
  });
});
