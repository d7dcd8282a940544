import {expect, it} from 'vitest';
import {pageText} from './page-text';

const page = (content: string) =>
  `<nav>Menu</nav><article><div class="theme-doc-markdown markdown">${content}</div></article><footer>Foot</footer>`;

it('extracts only title and text of the content', () =>
  expect(
    pageText(page('<header><h1>A &amp; b</h1></header><p>One<svg><text>x</text></svg>')),
  ).toEqual({title: 'A & b', text: 'A & b One'}));

it('keeps words together within a line, and separates blocks', () =>
  expect(
    pageText(page('<h1>T</h1><td>one<td>two <code><span>a</span>_b</code> &#x27;c&#39;')).text,
  ).toBe("T one two a_b 'c'"));

it('says that there is no content', () => expect(() => pageText('<p>x')).toThrow('no <h1>'));
