/** Finds the comments of a page: `<!-- … -->` in Markdown, an expression that is a comment in MDX. Code has none. */
import type {Node, Parents, Root} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {span} from './edits';

/** A comment with its position. */
export type Comment = {
  /** The text between the delimiters, trimmed. */
  content: string;
  /** Offset of its first character, and of the one after its last. */
  start: number;
  end: number;
  /** The line it starts on, from 1. */
  line: number;
  /** True if its line has nothing else, except the `>` of a quotation. */
  alone: boolean;
  /** The node of the comment, or that contains it. */
  node: Node;
  /** The ancestors of the node, the page first. */
  ancestors: Parents[];
};

const HTML_COMMENT = /<!--([\s\S]*?)-->/g;
const MDX_COMMENT = /^\{\s*\/\*([\s\S]*?)\*\/\s*\}$/g;

function isAlone(text: string, start: number, end: number): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const [rest = ''] = /^[^\r\n]*/.exec(text.slice(end)) ?? [];
  return /^[\s>]*$/.test(text.slice(lineStart, start)) && rest.trim() === '';
}

/** @param text that the tree's offsets refer to */
export function commentsOf(tree: Root, text: string): Comment[] {
  const comments: Comment[] = [];
  visitParents(tree, (node, ancestors) => {
    const isHtml = node.type === 'html';
    if (!isHtml && node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
    const at = span(node);
    const source = text.slice(at.start, at.end);
    for (const {0: whole, 1: content = '', index} of source.matchAll(
      isHtml ? HTML_COMMENT : MDX_COMMENT,
    )) {
      const start = at.start + index;
      const end = start + whole.length;
      const line = (node.position?.start.line ?? 1) + source.slice(0, index).split('\n').length - 1;
      const alone = isAlone(text, start, end);
      comments.push({content: content.trim(), start, end, line, alone, node, ancestors});
    }
  });
  return comments;
}
