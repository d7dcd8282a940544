import {expect, it} from 'vitest';
import {articleOf} from './article';

const page = (main: string, metas = '') =>
  Buffer.from(`<head>${metas}</head><nav><h1>Not this</h1></nav>${main}`);

it('is the part of a docs page from its title to its footer', () => {
  const metas =
    '<meta data-rh=true name=description content="About &quot;ü&quot; &amp; more"/><meta data-rh=true name=docsearch:version content=current />';
  const main =
    '<main><nav>Path</nav><header><h1>ü</h1></header><p>Text<footer class=theme-doc-footer>Edit</footer></main>';
  expect(articleOf(page(main, metas))).toEqual({
    description: 'About "ü" & more',
    versionName: 'current',
    html: '<h1>ü</h1></header><p>Text',
  });
});

it.each([
  ['<main><h1>A</h1>b<footer class="theme-doc-footer x">c</footer></main>', '<h1>A</h1>b'],
  ['<main class=x><h1 class=y>A</h1>b</main><footer>c', '<h1 class=y>A</h1>b'],
])('ends where the text ends: %s', (main, html) => {
  expect(articleOf(page(main))).toEqual({description: '', versionName: undefined, html});
});

it.each(['<p>Redirecting', '<main>No title</main>'])('is missing in %s', (main) => {
  expect(articleOf(page(main))).toBeUndefined();
});
