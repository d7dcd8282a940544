/** Makes the Markdown copy of a page. */
import {blocks} from './convert/blocks';
import {findElement, parseHtml, textIn} from './tree';

/** A copy: the title is in it, and needed for lists of copies. */
export type Copy = {title: string; body: string};

/**
 * Converts the text of a page.
 *
 * @param html from its title on
 * @param url address of the page
 * @returns its title, and its text without front matter, which starts with the title as a heading
 */
export function convertPage(html: string, url: string): Copy {
  const tree = parseHtml(html);
  const heading = findElement(tree, ({tag}) => tag === 'h1');
  const title = heading ? textIn(heading).replaceAll(/\s+/g, ' ').trim() : '';
  const lines = blocks(tree.children, {url, ids: [], bold: false});
  return {title, body: `${lines.join('\n')}\n`};
}

/** @returns the whole text of the file: front matter in YAML, whose strings are those of JSON, and the text */
export function copyText(
  {title, body}: Copy,
  {description, version}: {description: string; version: string | undefined},
  url: string,
): string {
  const facts = {title, description, url, ...(version !== undefined && {version})};
  const lines = Object.entries(facts).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', '', body].join('\n');
}
