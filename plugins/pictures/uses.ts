/** Finds the pictures and clips of the product that a page shows. */
import fs from 'node:fs';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {perPage} from '../markdown-source';
import {type Shot, shotOf} from './manifest';

/** Avoids parsing pages without pictures, which most are. */
const QUICK = /\]\(\s*<?(?:picture|clip):/;

type Use = Shot & {alt: string; title: string};

const read = perPage('pictures', (tree): Use[] => {
  const uses: Use[] = [];
  visit(tree, 'image', ({url, alt, title}) => {
    const shot = shotOf(url);
    if (shot) uses.push({...shot, alt: alt ?? '', title: title ?? ''});
  });
  return uses;
});

/** Remark plugin, to come first: reads a page from the tree that the bundler makes of it, before the sitemap asks. */
export function rememberPictures() {
  return (tree: Root, {path}: VFile): void => {
    const text = fs.readFileSync(path, 'utf8');
    if (QUICK.test(text)) read.remember(tree, text, path);
  };
}

/**
 * @param text of a page
 * @param file determines whether the text is MDX or Markdown
 * @returns its pictures and clips, in order
 * @throws ContributorError if the page is not valid MDX
 */
export function picturesOf(text: string, file: string): Use[] {
  return QUICK.test(text) ? read(text, file) : [];
}
