/** Finds the pictures of the product that a page shows. */
import {visit} from 'unist-util-visit';
import {perPage} from '../markdown-source';
import {sceneOf} from './manifest';

/** Spares the parsing of pages without pictures, which are most. */
const QUICK = /\]\(\s*<?picture:/;

type Use = {scene: string; alt: string; title: string};

const read = perPage('pictures', (tree): Use[] => {
  const uses: Use[] = [];
  visit(tree, 'image', ({url, alt, title}) => {
    const scene = sceneOf(url);
    if (scene !== undefined) uses.push({scene, alt: alt ?? '', title: title ?? ''});
  });
  return uses;
});

/**
 * @param text of a page
 * @param file tells MDX from Markdown
 * @returns its pictures, in their order
 * @throws ContributorError if the page is no MDX
 */
export function picturesOf(text: string, file: string): Use[] {
  return QUICK.test(text) ? read(text, file) : [];
}
