import {expect, it} from 'vitest';
import {escapeHtml, escapeText, unescapeHtml} from './html-entities';

it.each(['a & b', '<b class="x">', '&amp;lt;', "it's"])('restores %s', (text) => {
  expect(unescapeHtml(escapeText(text))).toBe(text);
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
});

it('does not escape quotation marks in text', () => {
  expect(escapeText('"<"')).toBe('"&lt;"');
  expect(escapeHtml('"<"')).toBe('&quot;&lt;&quot;');
});

it('resolves only numeric entities', () => {
  expect(unescapeHtml('&#x27;&#39;&#x1F600;&nbsp;')).toBe("''😀&nbsp;");
});
