/** Converts blocks: each becomes lines of Markdown, with an empty line between two blocks. */
import {findElement, hasClass, type HtmlElement, type HtmlNode, textIn} from '../tree';
import {codeFrame, isCodeFrame, plainCode} from './code';
import type {Context} from './context';
import {codeSpan, escapeInline, escapeStart} from './escape';
import {diagram, shown} from './figure';
import {inline} from './inline';
import {list} from './list';
import {table} from './table';

/** Elements that are part of a paragraph, unless they contain a block. */
const INLINE = new Set(
  'a abbr b br code del em i img kbd q s samp small span strong sub sup time u var'.split(' '),
);

const hasBlock = ({children}: HtmlElement): boolean =>
  children.some(
    (child) => typeof child !== 'string' && (!INLINE.has(child.tag) || hasBlock(child)),
  );

const isInline = (node: HtmlNode): boolean =>
  typeof node === 'string' || (INLINE.has(node.tag) && !hasBlock(node));

const HEADING = /^h([1-6])$/;

const paragraph = (nodes: readonly HtmlNode[], context: Context): string[] => {
  const line = inline(nodes, context).trim();
  return line === '' ? [] : [escapeStart(line)];
};

const quoted = (lines: readonly string[]): string[] =>
  lines.map((line) => (line === '' ? '>' : `> ${line}`));

/** The blocks of each part, with an empty line between parts that have any. */
const joined = (parts: readonly (readonly string[])[]): string[] =>
  parts
    .filter(({length}) => length > 0)
    .flatMap((part, index) => (index > 0 ? ['', ...part] : part));

const bold = (nodes: readonly HtmlNode[], context: Context): string[] => {
  const line = inline(nodes, {...context, bold: true}).trim();
  return line === '' ? [] : [`**${line}**`];
};

/** The type or the title of an admonition in bold, and its text, as a quotation. */
function admonition(element: HtmlElement, context: Context): string[] {
  const [head, ...rest] = element.children;
  const name = head === undefined ? '' : escapeInline(textIn(head)).trim();
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return quoted(joined([[`**${title}**`], blocks(rest, context)]));
}

/** Details, open: the summary is a paragraph in bold; of a definition, only the name is bold. */
function details(element: HtmlElement, context: Context): string[] {
  const [summary, ...rest] = element.children.filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  );
  if (summary === undefined || typeof summary === 'string')
    return blocks(element.children, context);
  const [name, ...description] = summary.children;
  const isDefinition =
    name !== undefined && typeof name !== 'string' && name.tag === 'code' && description.length > 0;
  const text = isDefinition
    ? paragraph([{tag: 'strong', attributes: {}, children: [name]}, ...description], context)
    : bold(summary.children, context);
  return joined([text, blocks(rest, context)]);
}

/** The text of each tab below its label. */
function tabs(element: HtmlElement, context: Context): string[] {
  const panels: string[][] = [];
  const collect = (from: HtmlElement): void => {
    for (const child of from.children) {
      if (typeof child === 'string') continue;
      if (child.attributes['role'] !== 'tabpanel') collect(child);
      else {
        const label = escapeInline(child.attributes['data-label'] ?? '').trim();
        panels.push(
          joined([label === '' ? [] : [`**${label}**`], blocks(child.children, context)]),
        );
      }
    }
  };
  collect(element);
  return joined(panels);
}

function figure(element: HtmlElement, context: Context): string[] {
  const what = shown(element, context);
  const caption = findElement(element, ({tag}) => tag === 'figcaption');
  const text = caption ? blocks(caption.children, context) : [];
  // A figure around something else, such as a table, is its content.
  return what === undefined ? blocks(element.children, context) : joined([[what], text]);
}

/** A card: everything in it is one link. Its heading is the text of the link, and its description follows. */
function card(element: HtmlElement, context: Context): string[] {
  const title = findElement(element, ({tag}) => HEADING.test(tag));
  if (!title) return blocks(element.children, context);
  const link = {...element, children: [textIn(title)]};
  const rest = element.children.flatMap((child) =>
    typeof child === 'string' || child === title ? [] : [' ', ...child.children],
  );
  const description = inline(rest, context).trim();
  return paragraph(description === '' ? [link] : [link, ': ', ...rest], context);
}

function heading(element: HtmlElement, level: number, context: Context): string[] {
  const {id} = element.attributes;
  const inside = id === undefined ? context : {...context, ids: [...context.ids, id]};
  const line = inline(element.children, inside).trim();
  return line === '' ? [] : [`${'#'.repeat(level)} ${line}`];
}

function block(element: HtmlElement, outer: Context): string[] {
  const {tag, attributes} = element;
  const {id} = attributes;
  const context = id === undefined ? outer : {...outer, ids: [...outer.ids, id]};
  const level = HEADING.exec(tag)?.[1];
  if (level !== undefined) return heading(element, Number(level), outer);
  if (isCodeFrame(element)) return codeFrame(element);
  if (hasClass(element, 'ref-urn')) return [codeSpan(textIn(element))];
  if (hasClass(element, 'theme-admonition')) return admonition(element, context);
  if (hasClass(element, 'tabs-container')) return tabs(element, context);
  const drawing = diagram(element);
  if (drawing !== undefined) return [drawing];
  switch (tag) {
    case 'p':
      return paragraph(element.children, context);
    case 'pre':
      return plainCode(element);
    case 'ul':
    case 'ol':
      return list(element, (children) => blocks(children, context));
    case 'table':
      return table(element, context);
    case 'details':
      return details(element, context);
    case 'figure':
      return figure(element, context);
    case 'blockquote':
      return quoted(blocks(element.children, context));
    case 'hr':
      return ['---'];
    case 'a':
      return card(element, context);
    case 'dt':
      return bold(element.children, context);
    default:
      return blocks(element.children, context);
  }
}

/** @returns the lines of a sequence of nodes, in which text and inline elements between blocks are paragraphs */
export function blocks(nodes: readonly HtmlNode[], context: Context): string[] {
  const parts: string[][] = [];
  let run: HtmlNode[] = [];
  const endRun = () => {
    if (run.length > 0) parts.push(paragraph(run, context));
    run = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || isInline(node)) run.push(node);
    else {
      endRun();
      parts.push(block(node, context));
    }
  }
  endRun();
  return joined(parts);
}
