/**
 * Extracts the text that readers see on a page: without markup, comments, and drawings, but with descriptions of
 * pictures and clips of the product.
 */
import type {Heading, Image, Nodes} from 'mdast';
import {shotOf} from '../pictures/manifest';
import {htmlReader} from './read-html';
import {TextLines, type TextReader} from './text-lines';

const OWN_ID = /\s*\{#([^}]+)\}\s*$/;
const OWN_ID_MDX = /^\/\*\s*#(\S+)\s*\*\/$/;

/** The explicit id of a heading: `{#id}` at its end, or in .mdx, a comment `#id`. */
function ownId({children}: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type === 'text') return OWN_ID.exec(last.value)?.[1];
  return last?.type === 'mdxTextExpression' ? OWN_ID_MDX.exec(last.value)?.[1] : undefined;
}

/** @param node of a page, or the entire page; the reader receives its text from top to bottom */
export function readText(node: Nodes, reader: TextReader): void {
  const lines = new TextLines(reader);
  const html = htmlReader(lines);

  const heading = (node: Heading) => {
    const id = ownId(node);
    lines.end();
    for (const child of node.children) {
      if (child.type === 'text' && id !== undefined) lines.add(child.value.replace(OWN_ID, ''));
      else read(child);
    }
    lines.endHeading(node.depth, id);
  };

  const block = (children: readonly Nodes[]) => {
    lines.end();
    children.forEach(read);
    lines.end();
  };

  const picture = ({url, alt, title}: Image) => {
    const shot = shotOf(url);
    // For drawings and photos, the surrounding text says what matters.
    if (!shot) return;
    for (const words of [alt, title]) {
      lines.end();
      lines.add(words ?? '');
    }
    lines.end();
    if (shot.kind === 'clip') reader.clip?.(shot.scene);
  };

  const read = (node: Nodes): void => {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return lines.add(node.value);
      case 'html':
        return void html.write(node.value);
      case 'break':
        return lines.end();
      case 'code':
        lines.end();
        // Around it, an element may be open whose text is skipped.
        if (lines.muted > 0) return;
        for (const line of node.value.split('\n')) if (line.trim()) reader.codeLine(line.trim());
        return;
      case 'image':
        return picture(node);
      case 'heading':
        return heading(node);
      case 'tableRow':
        lines.end();
        node.children.forEach((cell, i) => {
          if (i > 0) lines.nextCell();
          cell.children.forEach(read);
        });
        return lines.end();
      case 'emphasis':
      case 'strong':
      case 'delete':
      case 'link':
      case 'linkReference':
        return node.children.forEach(read);
      case 'textDirective':
        // Docusaurus' parser takes `:port` in `host:port` for a directive, and prints it unchanged.
        lines.add(`:${node.name}`);
        return node.children.forEach(read);
      case 'mdxJsxTextElement':
      case 'mdxJsxFlowElement':
        if (node.name === 'svg') return;
        return node.type === 'mdxJsxTextElement'
          ? node.children.forEach(read)
          : block(node.children);
      default:
        // Blocks; nodes without children are not text: front matter, imports, expressions.
        if ('children' in node) block(node.children);
    }
  };
  read(node);
  lines.end();
}

/** The text of a node as lines. */
export function plainText(node: Nodes): string {
  const lines: string[] = [];
  const push = (line: string) => void lines.push(line);
  readText(node, {line: push, codeLine: push, heading: (_, text) => push(text)});
  return lines.join('\n');
}
