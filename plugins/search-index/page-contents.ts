/** What the search extracts from the tree of a page, in a single pass. */
import fs from 'node:fs';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {ContributorError} from '../common/contributor-error';
import {perPage, readText} from '../markdown-source';

/** The text of a page, in order. Ids of elements are kept: they may be those of names. */
type Part =
  | {line: string}
  | {codeLine: string}
  | {heading: string; level: number; id?: string}
  | {anchor: string}
  | {clip: string};

type PageContents = {
  parts: Part[];
  /** The files that the page links to, such as `../quickstart.md`. */
  links: string[];
};

const FILE = /^([^#:]+\.mdx?)(?:#|$)/;

function readContents(tree: Root): PageContents {
  const parts: Part[] = [];
  readText(tree, {
    line: (line) => parts.push({line}),
    codeLine: (codeLine) => parts.push({codeLine}),
    heading: (level, heading, id) => parts.push({heading, level, ...(id !== undefined && {id})}),
    anchor: (anchor) => parts.push({anchor}),
    clip: (clip) => parts.push({clip}),
  });
  const links = new Set<string>();
  visit(tree, ['link', 'definition'], (node) => {
    const [, file] = ('url' in node && FILE.exec(node.url)) || [];
    if (file !== undefined) links.add(file);
  });
  return {parts, links: [...links]};
}

const read = perPage('search', readContents);

/**
 * Remark plugin, to come first: reads a page from the tree that the bundler makes of it, because parsing all pages a
 * second time would take a tenth of the build.
 */
export function rememberText() {
  return (tree: Root, {path}: VFile): void => {
    read.remember(tree, fs.readFileSync(path, 'utf8'), path);
  };
}

/** @returns nothing for a page that is not valid MDX: the build reports it, and the search still finds other pages */
export function contentsOf(text: string, file: string): PageContents {
  try {
    return read(text, file);
  } catch (error) {
    if (error instanceof ContributorError) return {parts: [], links: []};
    throw error;
  }
}
