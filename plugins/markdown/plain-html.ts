/** Turns a part of a page into an HTML string, so that its elements needn't be rendered one by one. */
import type {Element, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {visitElements} from './elements';

/** White space between children of these has no meaning, but would become thousands of text nodes. */
const SPACE_IS_NOTHING = new Set('dl ol table tbody tfoot thead tr ul'.split(' '));

function isBlank(node: RootContent): boolean {
  return node.type === 'comment' || (node.type === 'text' && node.value.trim() === '');
}

/** Links to other sites open in a new tab, as they do elsewhere on the site. */
function openOutside(link: Element): void {
  if (!/^https?:/.test(String(link.properties.href))) return;
  Object.assign(link.properties, {target: '_blank', rel: ['noopener', 'noreferrer']});
}

function withoutBlanks(element: Element): void {
  if (!SPACE_IS_NOTHING.has(element.tagName)) return;
  element.children = element.children.filter((child) => !isBlank(child));
}

/**
 * @param parent is modified: its links and inline code become what the theme makes of them elsewhere
 * @returns the HTML of its content
 */
export function plainHtml(parent: Element): string {
  withoutBlanks(parent);
  visitElements(parent, (element) => {
    withoutBlanks(element);
    if (element.tagName === 'a') openOutside(element);
    // As src/theme/CodeInline does.
    if (element.tagName === 'code') element.properties.translate = 'no';
    return undefined;
  });
  return toHtml(parent.children, {omitOptionalTags: true, preferUnquoted: true}).trim();
}
