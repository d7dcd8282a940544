import {expect, it} from 'vitest';
import {escapeHtml, escapeText, unescapeHtml} from './html-entities';

it.each(['a & b', '<b class="x">', '&amp;lt;', "it's"])('restores %s', (text) => {
  expect(unescapeHtml(escapeText(text))).toBe(text);
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
});

it('leaves quotation marks in text alone', () => {
  expect(escapeText('"<"')).toBe('"&lt;"');
  expect(escapeHtml('"<"')).toBe('&quot;&lt;&quot;');
});

it('resolves numeric entities, and no others', () => {
  expect(unescapeHtml('&#x27;&#39;&#x1F600;&nbsp;')).toBe("''😀&nbsp;");
});
