/** Reads a hand-written page: its front matter, and its Markdown as a tree whose positions are those of the file. */
import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** A page as the rules see it. */
export type DocsPage = {
  /** File relative to the project's root. */
  file: string;
  frontMatter: Record<string, unknown>;
  tree: Root;
  /** The whole file, its front matter blanked out, so that offsets and lines stay true. */
  text: string;
};

const markdown = unified().use(remarkParse).use(remarkGfm);
const mdx = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

function blankFrontMatter(text: string): string {
  return text.replace(/^---\n[\s\S]*?\n---\n/, (head) => head.replace(/[^\n]/g, ' '));
}

/**
 * @param root absolute path of the project
 * @param file relative to the root
 * @throws Error if the front matter is no YAML, or the text no MDX; its message has the place
 */
export function readPage(root: string, file: string): DocsPage {
  const source = fs.readFileSync(path.join(root, file), 'utf8').replace(/\r\n/g, '\n');
  const text = blankFrontMatter(source);
  // An empty options object keeps gray-matter from answering from its cache, which lives on after an error.
  const frontMatter = matter(source, {}).data;
  const tree = (file.endsWith('.mdx') ? mdx : markdown).parse(text);
  return {file, frontMatter, tree, text};
}
