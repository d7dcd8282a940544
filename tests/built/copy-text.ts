/**
 * Compares a Markdown copy with its page, with other parsers than those that made it: one that follows the HTML standard,
 * and one for Markdown.
 */
import type {Element, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {languageName} from '../../src/features/code/model/languages';

/** Only the letters count: white space, separators, invisible characters, and capitals differ. */
const squeezed = (text: string): string =>
  text.replaceAll(/[\s·;\u200B\u00AD\uFEFF]+/g, '').toLowerCase();

/** Controls and icons, and links to the place where they are. */
const LEFT_OUT = new Set('button form input label svg script style textarea'.split(' '));
const LEFT_OUT_CLASS = ['hash-link', 'ref-anchor', 'recipe-builder', 'copy-page'];

/** Elements with a text of their own: if one is in another, each part is looked for. */
const UNITS = new Set('h1 h2 h3 h4 h5 h6 p li td th dt dd summary figcaption pre'.split(' '));

function isLeftOut({tagName, properties}: Element): boolean {
  const classes = Array.isArray(properties['className']) ? properties['className'] : [];
  return (
    LEFT_OUT.has(tagName) ||
    properties['role'] === 'status' ||
    properties['role'] === 'tablist' ||
    classes.some((name) => LEFT_OUT_CLASS.includes(String(name)))
  );
}

/** Collects the texts of an element: of each unit, without the units in it, and of each line and label of code. */
function textsIn(node: Nodes, texts: string[][]): void {
  if (node.type === 'text') {
    texts.at(-1)?.push(node.value);
    return;
  }
  if (node.type !== 'element' && node.type !== 'root') return;
  if (node.type === 'element' && isLeftOut(node)) return;
  if (node.type === 'element' && node.tagName === 'br') texts.at(-1)?.push('\n');
  const isUnit = node.type === 'element' && UNITS.has(node.tagName);
  if (isUnit) texts.push([]);
  for (const child of node.children) textsIn(child, texts);
  if (isUnit) texts.push([]);
}

const FOOT = /<footer class="?theme-doc-footer|<\/main>/;

/**
 * @param copy the Markdown of the copy
 * @param html the file of its page
 * @returns the texts of the page that the copy doesn't have, such as cells and lines of code
 * @throws Error if the page has no text to compare
 */
export function missingFrom(copy: string, html: string): string[] {
  const main = html.slice(html.indexOf('<h1', html.indexOf('<main')));
  const tree = fromHtml(main.slice(0, main.search(FOOT)), {fragment: true});
  const texts: string[][] = [[]];
  textsIn(tree, texts);
  const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).parse(copy);
  const labels: string[] = [];
  visit(markdown, 'code', ({lang, meta}) => {
    labels.push(languageName(lang ?? ''), meta ?? '');
  });
  const found = squeezed([toString(markdown), ...labels].join(' '));
  const units = texts
    .flatMap((parts) => parts.join('').split('\n'))
    .filter((line) => squeezed(line) !== '');
  if (units.length < 5) throw new Error('There is hardly any text on the page.');
  return units.filter((text) => !found.includes(squeezed(text)));
}
