/** Reads a hand-written page: its front matter, and its Markdown as a tree whose positions are those of the file. */
import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {normalizeText} from '../../plugins/common/read-text';
import type {Problem} from '../../plugins/facts/problems';
import {parseMarkdown} from '../../plugins/markdown-source';
import {unreadable} from '../../plugins/page-check';
import {blankFrontMatter, readFrontMatter} from '../../plugins/page-check/front-matter';

/** A page of docs/ or a post of blog/, as the rules see it. */
export type DocsPage = {
  /** File relative to the project's root. */
  file: string;
  frontMatter: Record<string, unknown>;
  tree: Root;
  /** The whole file with its front matter blanked out, which keeps offsets and lines correct. */
  text: string;
};

/**
 * @param root absolute path of the project
 * @param file relative to the root
 * @returns the page, or why it can't be parsed
 */
export function readPage(root: string, file: string): DocsPage | readonly Problem[] {
  const source = fs.readFileSync(path.join(root, file), 'utf8');
  const problems = unreadable(file, source);
  if (problems.length > 0) return problems;
  const whole = normalizeText(source);
  const text = blankFrontMatter(whole);
  return {
    file,
    frontMatter: readFrontMatter(whole).data,
    tree: parseMarkdown(whole, file),
    text,
  };
}
