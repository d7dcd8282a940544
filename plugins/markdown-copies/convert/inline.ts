/** Converts elements inside a paragraph: links, code, emphasis, pictures, and marks such as "Required". */
import {type HtmlElement, type HtmlNode, textIn} from '../tree';
import {absolute, type Context} from './context';
import {codeSpan, escapeInline, linkTarget} from './escape';

/** Elements that style sheets place next to each other, without a space in the HTML. */
const SET_APART = new Set(['span', 'a', 'time']);

/** A mark such as "Required", with which style sheets keep a distance. */
const isMark = ({attributes}: HtmlElement): boolean =>
  attributes['class']?.startsWith('ref-') ?? false;

const linksIn = ({children}: HtmlElement): HtmlElement[] =>
  children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return child.tag === 'a' ? [child] : linksIn(child);
  });

/** Wraps text in a mark of emphasis, which must not be next to a space. */
function wrapped(text: string, mark: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return text;
  const start = text.slice(0, text.indexOf(trimmed));
  return `${start}${mark}${trimmed}${mark}${text.slice(start.length + trimmed.length)}`;
}

function link(element: HtmlElement, text: string, context: Context): string {
  const href = element.attributes['href'];
  const target = href === undefined ? undefined : absolute(href, context);
  const label = text.trim();
  if (label === '') return '';
  const own = context.ids.some((id) => target === absolute(`#${id}`, context));
  return target === undefined || own ? text : `[${label}](${linkTarget(target)})`;
}

/** Code with a link in it: a type such as `UserInput!` is one link; in others, each part that is a link becomes one. */
function code(element: HtmlElement, context: Context): string {
  const links = linksIn(element);
  const [first] = links;
  if (!first) return codeSpan(textIn(element));
  if (links.length === 1) return link(first, codeSpan(textIn(element)), context);
  return element.children
    .map((child) =>
      typeof child === 'string' || child.tag !== 'a'
        ? codeSpan(textIn(child))
        : link(child, codeSpan(textIn(child)), context),
    )
    .join('');
}

/** @returns a picture with its text alternative; nothing for one that is only decoration */
export function picture({attributes}: HtmlElement, context: Context): string {
  const {src = '', alt = ''} = attributes;
  const target = absolute(src, context);
  return alt === '' || target === undefined ? '' : `![${escapeInline(alt)}](${linkTarget(target)})`;
}

function element(node: HtmlElement, context: Context): string {
  switch (node.tag) {
    case 'code':
    case 'kbd':
    case 'samp':
      return code(node, context);
    case 'a':
      return link(node, inline(node.children, context), context);
    case 'strong':
    case 'b':
      return context.bold
        ? inline(node.children, context)
        : wrapped(inline(node.children, {...context, bold: true}), '**');
    case 'em':
    case 'i':
      return wrapped(inline(node.children, context), '*');
    case 'del':
      return wrapped(inline(node.children, context), '~~');
    case 'img':
      return picture(node, context);
    case 'br':
      return ' ';
    case 'li':
      return `${inline(node.children, context).trim()}; `;
    case 'svg':
      return '';
    default:
      return inline(node.children, context);
  }
}

const isSetApart = (node: HtmlNode | undefined): node is HtmlElement =>
  node !== undefined && typeof node !== 'string' && SET_APART.has(node.tag);

/** @returns the nodes as one line of Markdown */
export function inline(nodes: readonly HtmlNode[], context: Context): string {
  let line = '';
  nodes.forEach((node, index) => {
    const part = typeof node === 'string' ? escapeInline(node) : element(node, context);
    if (part === '') return;
    const touches = line !== '' && !line.endsWith(' ') && !part.startsWith(' ');
    if (touches && isSetApart(node)) {
      if (isSetApart(nodes[index - 1])) line += ' · ';
      else if (isMark(node)) line += ' ';
    }
    line += part;
  });
  return line.replaceAll(/; (?= |$)/g, ' ').replaceAll(/ {2,}/g, ' ');
}
