/**
 * Remark plugin: `![What it shows](flow.inline.svg "Caption")` in a paragraph of its own becomes an inline diagram,
 * which follows the theme's colors and needs no script. `src/css/diagrams.css` has the classes for drawing;
 * `svg-loader.mjs` says what a file may contain.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Image, Paragraph, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {type JsxElement, jsx, requireCall} from './jsx';

/** Suffix of the files that this plugin inlines; any other `.svg` remains an ordinary image. */
const INLINE_SVG = '.inline.svg';

const LOADER = path.join(__dirname, 'svg-loader.mjs').split(path.sep).join('/');

function check(image: Image, file: VFile): void {
  const fail = (reason: string) => file.fail(reason, image.position);
  if (!image.alt?.trim()) {
    fail(
      `The diagram ${image.url} has no alternative text. Describe between the square brackets what it ` +
        'shows, for readers who can’t see it: ![What it shows](…).',
    );
  }
  if (/^(?:[a-z]+:|\/|@)/i.test(image.url)) {
    fail(
      `The diagram ${image.url} must be a path relative to the page, such as ./flow${INLINE_SVG}.`,
    );
  }
  const target = path.resolve(path.dirname(file.path), image.url);
  if (!fs.existsSync(target)) {
    fail(
      `The diagram ${image.url} is missing. Put the file beside the page, or correct the path. If this ` +
        `page is an assembled copy, the file belongs in the same folder of docs/.`,
    );
  }
}

function diagram(image: Image): JsxElement {
  const relative = image.url.startsWith('.') ? image.url : `./${image.url}`;
  return jsx('Diagram', {
    label: image.alt ?? '',
    ...(image.title ? {caption: image.title} : {}),
    svg: requireCall(`!!${LOADER}!${relative}`),
  });
}

/** The image, if it is the only content of the paragraph and a drawing to inline. */
function soleDrawing(paragraph: Paragraph): Image | undefined {
  const [child] = paragraph.children;
  const isSole = paragraph.children.length === 1 && child?.type === 'image';
  return isSole && child.url.endsWith(INLINE_SVG) ? child : undefined;
}

/**
 * The plugin, for `beforeDefaultRemarkPlugins`: Docusaurus' own image plugin comes after it.
 *
 * @throws VFileMessage with the place in the page if the file or its alternative text is missing,
 * or if the image isn't alone
 */
export default function inlineSvg() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'paragraph', (paragraph, index, parent) => {
      const image = soleDrawing(paragraph);
      if (!image || !parent || index === undefined) return;
      check(image, file);
      parent.children[index] = diagram(image);
    });
    visit(tree, 'image', (image) => {
      if (!image.url.endsWith(INLINE_SVG)) return;
      file.fail(
        `The diagram ${image.url} is in the middle of text. Put it in a separate paragraph.`,
        image.position,
      );
    });
  };
}
