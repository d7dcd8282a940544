/**
 * Rehype plugin: turns the content of `<static-block>` into one HTML string, so that a table with hundreds of rows
 * needs no React nodes and little JavaScript.
 */
import type {Element, Root, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {VFile} from 'vfile';
import {SKIP, visitElements, visitNodes} from './elements';

/** White space between children of these has no meaning, but would become thousands of text nodes. */
const SPACE_IS_NOTHING = new Set('dl ol table tbody tfoot thead tr ul'.split(' '));

/** Elements that only React can render, and what a writer calls them. */
const NEEDS_REACT = new Map([
  ['admonition', 'an admonition'],
  ['code-exchange', '<code-exchange>'],
  ['filter-list', '<filter-list>'],
  ['recipe-builder', '<recipe-builder>'],
  ['static-block', 'another <static-block>'],
]);

function isBlank(node: RootContent): boolean {
  return node.type === 'comment' || (node.type === 'text' && node.value.trim() === '');
}

/** What a writer calls a node that can't become an HTML string; undefined if it can. */
function needsReact(node: RootContent): string | undefined {
  if (node.type.startsWith('mdx')) return 'an image, a file link, or JSX';
  if (node.type !== 'element') return undefined;
  if (node.tagName === 'code' && /\blanguage-/.test(String(node.properties.className))) {
    return 'a code block';
  }
  return NEEDS_REACT.get(node.tagName);
}

/** Links to other sites open in a new tab, as they do elsewhere on the site. */
function openOutside(link: Element): void {
  if (!/^https?:/.test(String(link.properties.href))) return;
  Object.assign(link.properties, {target: '_blank', rel: ['noopener', 'noreferrer']});
}

function prepare(block: Element, file: VFile): void {
  visitNodes(block, (node) => {
    const found = needsReact(node);
    if (found !== undefined) {
      file.fail(
        `<static-block> becomes plain HTML and can't contain ${found}. Move it out of the block.`,
        node.position ?? block.position,
      );
    }
    if (node.type !== 'element') return;
    if (node.tagName === 'a') openOutside(node);
    // As src/theme/CodeInline does outside of these blocks.
    if (node.tagName === 'code') node.properties.translate = 'no';
    if (SPACE_IS_NOTHING.has(node.tagName)) {
      node.children = node.children.filter((child) => !isBlank(child));
    }
  });
}

/**
 * The plugin: `<static-block>…</static-block>` becomes `<static-block html="…">`, which
 * `src/components/StaticBlock` renders.
 *
 * @throws VFileMessage with the place in the page if the content can't be plain HTML
 */
export default function staticBlock() {
  return (tree: Root, file: VFile): void => {
    visitElements(tree, (node) => {
      if (node.tagName !== 'static-block') return undefined;
      prepare(node, file);
      const html = toHtml(node.children, {omitOptionalTags: true, preferUnquoted: true});
      node.properties = {html: html.trim()};
      node.children = [];
      return SKIP;
    });
  };
}
