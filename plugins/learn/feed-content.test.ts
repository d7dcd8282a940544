import {expect, it} from 'vitest';
import {feedContent} from './feed-content';

it('replaces a drawing with its text alternative', () => {
  const html =
    '<p>a</p><figure class="diagram"><div role="img" aria-label="Orders lead to &quot;revenue&quot;."><svg viewBox="0 0 1 1"><text>x</text></svg></div>\n<figcaption>Caption</figcaption></figure><p>b</p>';
  expect(feedContent(html)).toBe(
    '<p>a</p><p><em>Diagram: Orders lead to &quot;revenue&quot;.</em></p><p>b</p>',
  );
});

it('keeps two drawings separate', () => {
  const figure = (label: string) =>
    `<figure class="diagram"><div role="img" aria-label="${label}"><svg></svg></div></figure>`;
  expect(feedContent(figure('One.') + figure('Two.'))).toBe(
    '<p><em>Diagram: One.</em></p><p><em>Diagram: Two.</em></p>',
  );
});

it('keeps the code of a block without its colors and buttons', () => {
  const html =
    '<div class="theme-code-block"><pre tabindex="0" class="language-sql"><code><span class="code-name">select</span> a\n<span>from</span> b</code></pre><button type="button" aria-label="Copy"><svg></svg></button></div>';
  expect(feedContent(html)).toBe('<div><pre><code>select a\nfrom b</code></pre></div>');
});

it('removes attributes from tags, but not from text about them', () => {
  expect(feedContent('<p class="x">&lt;a class="b"&gt; style="c"</p>')).toBe(
    '<p>&lt;a class="b"&gt; style="c"</p>',
  );
});

it('drops the links of headings to themselves', () => {
  const html = '<h2 id="a">A<a href="#a" class="hash-link" title="to A">#</a></h2>';
  expect(feedContent(html)).toBe('<h2 id="a">A</h2>');
});
