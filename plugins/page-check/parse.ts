/** Parses the Markdown of a page into a tree whose positions are those of the file. */
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Finding} from './finding';

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();
const mdx = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();

/** @param text of the page, its front matter blanked out  @throws VFileMessage if it is no MDX */
export function markdownTree(file: string, text: string): Root {
  return (file.endsWith('.mdx') ? mdx : markdown).parse(text);
}

/** What {@link markdownTree} has thrown, in words for the contributor. */
export function syntaxFinding(error: unknown): Finding {
  const {message, line} = error as Error & {line?: number};
  const expected =
    'MDX that parses: write { as \\{ and < as \\<, or put the text into `code`; tags need an end';
  return {line: line ?? 1, key: 'syntax', found: message.split('\n')[0], expected};
}
