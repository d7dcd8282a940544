/**
 * Rehype plugin: paragraphs, lists, tables, and quotes that contain only text, links, and inline code become one HTML
 * string each. Most of a page is such text; neither the build nor the browser renders its elements one by one.
 */
import type {Element, Root, RootContent} from 'hast';
import {breakNamesIn} from './break-names';
import {SKIP, visitElements} from './elements';
import {plainHtml} from './plain-html';

/** Elements that become a string as a whole. */
const WHOLE = new Set('blockquote dl ol p table ul'.split(' '));

/** What these may contain: elements that the theme leaves as they are, and links and inline code, see `plainHtml`. */
const PLAIN = new Set(
  (
    'a b blockquote br caption code col colgroup dd del dfn div dl dt em i kbd li ol p q s samp small span strong sub ' +
    'sup table tbody td tfoot th thead tr u ul var wbr'
  ).split(' '),
);

/** Elements that the theme changes if they have an id, such as those of footnotes. */
const CHANGED_BY_ID = new Set(['a', 'li']);

/** Unlike these, a link with a protocol of Docusaurus, or to a place without a name, is the theme's business. */
const LINK = /^(?:https?:|mailto:|[/#.?]|[\w-]+$)/;

function isPlainElement({tagName, properties, children}: Element): boolean {
  if (!PLAIN.has(tagName) || properties.style !== undefined) return false;
  if (properties.id !== undefined && CHANGED_BY_ID.has(tagName)) return false;
  if (tagName === 'a') return LINK.test(String(properties.href ?? ''));
  // The theme makes a block of code with line breaks.
  if (tagName === 'code') {
    return children.every((child) => child.type === 'text' && !child.value.includes('\n'));
  }
  return true;
}

function isPlain(node: RootContent): boolean {
  if (node.type !== 'element') return node.type === 'text' || node.type === 'comment';
  return isPlainElement(node) && node.children.every(isPlain);
}

/** A text without elements is already a string. */
const hasElements = ({children}: Element) => children.some(({type}) => type === 'element');

/** The plugin: `<p>…</p>` becomes `<static-block as="p" html="…">`, which `src/components/StaticBlock` renders. */
export default function staticElements() {
  return (tree: Root): void => {
    visitElements(tree, (node) => {
      if (!WHOLE.has(node.tagName) || !hasElements(node) || !isPlain(node)) return undefined;
      breakNamesIn(node);
      const html = plainHtml(node);
      node.properties = {...node.properties, as: node.tagName, html};
      node.tagName = 'static-block';
      node.children = [];
      return SKIP;
    });
  };
}
