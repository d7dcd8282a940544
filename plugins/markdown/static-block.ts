/**
 * Rehype plugin: turns the content of `<static-block>` into one HTML string, so that a table with hundreds of rows
 * needs no React nodes and little JavaScript.
 */
import type {Element, Root, RootContent} from 'hast';
import type {VFile} from 'vfile';
import {SKIP, visitElements, visitNodes} from './elements';
import {plainHtml} from './plain-html';

/** Elements that only React can render, and what a writer calls them. */
const NEEDS_REACT = new Map([
  ['admonition', 'an admonition'],
  ['code-exchange', '<code-exchange>'],
  ['filter-list', '<filter-list>'],
  ['recipe-builder', '<recipe-builder>'],
  ['static-block', 'another <static-block>'],
]);

/** What a writer calls a node that can't become an HTML string; undefined if it can. */
function needsReact(node: RootContent): string | undefined {
  if (node.type.startsWith('mdx')) return 'an image, a file link, or JSX';
  if (node.type !== 'element') return undefined;
  if (node.tagName === 'code' && /\blanguage-/.test(String(node.properties.className))) {
    return 'a code block';
  }
  return NEEDS_REACT.get(node.tagName);
}

/** @throws VFileMessage with the place of the first node that can't become an HTML string */
function check(block: Element, file: VFile): void {
  visitNodes(block, (node) => {
    const found = needsReact(node);
    if (found === undefined) return undefined;
    return file.fail(
      `<static-block> becomes plain HTML and can't contain ${found}. Move it out of the block.`,
      node.position ?? block.position,
    );
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
      check(node, file);
      node.properties = {html: plainHtml(node)};
      node.children = [];
      return SKIP;
    });
  };
}
