/** Parses the HTML of a page's text into a tree with only what Markdown can express. */
import {Parser} from 'htmlparser2';

/** An element, with the text and elements in it. */
export type HtmlElement = {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
};
export type HtmlNode = string | HtmlElement;

/** Elements that are controls, drawings without text, or hints at line breaks. Diagrams are kept: see `isDrawing`. */
const DROPPED = new Set(
  'button form input label link meta noscript script style template textarea'.split(' '),
);

/** Links to a heading or a row itself; the panel that says which keys move between the marks of a picture. */
const DROPPED_CLASS = /(?:^|\s)(?:hash-link|ref-anchor|recipe-builder|picture-marks)(?:\s|$)/;

const TABLE_PARTS = ['thead', 'tbody', 'tfoot'];

/** Elements that end the previous one of their kind, which minified HTML doesn't close, and what they may be in. */
const CONTAINERS: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol', 'menu'],
  dt: ['dl'],
  dd: ['dl'],
  td: ['tr'],
  th: ['tr'],
  tr: [...TABLE_PARTS, 'table'],
  ...Object.fromEntries(TABLE_PARTS.map((tag) => [tag, ['table']])),
};

/** What is still open for the parser ends at the latest with one of these. */
const BOUNDS = new Set(['ul', 'ol', 'menu', 'dl', 'table']);

/** Icons have no name; a diagram has one. */
const isIcon = (tag: string, attributes: Readonly<Record<string, string>>): boolean =>
  tag === 'svg' && attributes['role'] !== 'img';

const isDropped = (tag: string, attributes: Readonly<Record<string, string>>): boolean =>
  DROPPED.has(tag) ||
  isIcon(tag, attributes) ||
  (attributes['role'] === 'status' && tag === 'span') ||
  DROPPED_CLASS.test(attributes['class'] ?? '');

/** Builds the tree. Minified HTML omits closing tags, and the parser infers only some of them. */
class Builder {
  readonly root: HtmlElement = {tag: 'root', attributes: {}, children: []};
  readonly #open: HtmlElement[] = [this.root];
  /** Depth within a dropped element; 0 outside. */
  #dropped = 0;

  openTag(tag: string, attributes: Record<string, string>): void {
    if (this.#dropped > 0 || isDropped(tag, attributes)) {
      this.#dropped += 1;
      return;
    }
    const containers = CONTAINERS[tag];
    if (containers) this.#closeUpTo(containers);
    const element: HtmlElement = {tag, attributes, children: []};
    this.#last().children.push(element);
    this.#open.push(element);
  }

  text(text: string): void {
    if (this.#dropped > 0) return;
    const {children} = this.#last();
    const last = children.length - 1;
    if (typeof children[last] === 'string') children[last] += text;
    else children.push(text);
  }

  closeTag(tag: string): void {
    if (this.#dropped > 0) {
      this.#dropped -= 1;
      return;
    }
    for (let index = this.#open.length - 1; index > 0; index -= 1) {
      const open = this.#open[index]?.tag;
      if (open === tag) {
        this.#open.length = index;
        return;
      }
      // This one was closed earlier, by the start of the next.
      if (open !== undefined && BOUNDS.has(open)) return;
    }
  }

  #last(): HtmlElement {
    return this.#open.at(-1) ?? this.root;
  }

  #closeUpTo(containers: readonly string[]): void {
    const index = this.#open.findLastIndex(({tag}) => containers.includes(tag));
    if (index > 0) this.#open.length = index + 1;
  }
}

/** Half of all tags: colors of code, and hints at line breaks within names. */
const NOISE = /<span class="?code-\w+"?>([^<]*)<\/span>|<wbr *\/?>/g;

/** @returns the tree of a piece of HTML, below an element `root` */
export function parseHtml(html: string): HtmlElement {
  const builder = new Builder();
  const parser = new Parser({
    onopentag: (tag, attributes) => builder.openTag(tag, attributes),
    ontext: (text) => builder.text(text),
    onclosetag: (tag) => builder.closeTag(tag),
  });
  parser.end(html.replaceAll(NOISE, '$1'));
  return builder.root;
}

/** @returns the text in a node, as it is written */
export function textIn(node: HtmlNode): string {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return '\n';
  let text = '';
  for (const child of node.children) text += textIn(child);
  return text;
}

/** @returns the first element that passes the test, in the order of the page; undefined if none does */
export function findElement(
  from: HtmlElement,
  test: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const child of from.children) {
    if (typeof child === 'string') continue;
    const found = test(child) ? child : findElement(child, test);
    if (found) return found;
  }
  return undefined;
}

/** @returns whether the element has the class */
export function hasClass({attributes}: HtmlElement, name: string): boolean {
  return (attributes['class'] ?? '').split(' ').includes(name);
}
