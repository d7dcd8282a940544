/** The single parser of Markdown: returns the tree of a page, with positions, as Docusaurus would parse it. */
import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {type Processor, unified} from 'unified';
import {ContributorError} from '../common/contributor-error';
import {remarkContainers} from './containers';

/** Thrown for a page that is not valid MDX; `reason` is the message of the parser. */
export class MdxError extends ContributorError {
  readonly line: number;
  readonly reason: string;

  constructor(file: string, line: number, reason: string) {
    super(`${file}:${line}: ${reason}`);
    this.line = line;
    this.reason = reason;
  }
}

/** Number of cached trees: the processing steps of a page parse the same text one after the other. */
const KEPT = 8;

/** Disables the search for addresses without a protocol, which would take a third of the time: they stay text. */
function withoutTransforms(this: Processor): void {
  const data = this.data() as {fromMarkdownExtensions: {transforms?: unknown}[][]};
  data.fromMarkdownExtensions = [
    data.fromMarkdownExtensions.flat().map((one) => ({...one, transforms: []})),
  ];
}

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(withoutTransforms)
  .use(remarkContainers)
  .freeze();
const mdx = markdown().use(remarkMdx).freeze();

const trees = new Map<string, Root>();

/** True if a file is MDX; all others are CommonMark with HTML. */
export function isMdx(file: string): boolean {
  return file.endsWith('.mdx');
}

/**
 * @param text of a page without a byte-order mark; its front matter becomes a node `yaml`
 * @param file determines by its extension whether the page is MDX or Markdown, and is named in errors
 * @returns the tree; it is shared, so don't modify it
 * @throws MdxError if the page is not valid MDX
 */
export function parseMarkdown(text: string, file: string): Root {
  const key = `${isMdx(file) ? 'mdx' : 'md'}\n${text}`;
  const tree = trees.get(key) ?? parse(text, file);
  trees.delete(key);
  trees.set(key, tree);
  if (trees.size > KEPT) trees.delete(trees.keys().next().value ?? '');
  return tree;
}

function parse(text: string, file: string): Root {
  try {
    return (isMdx(file) ? mdx : markdown).parse(text);
  } catch (error) {
    const {line, reason} = error as {line?: number; reason?: string};
    if (reason === undefined) throw error;
    throw new MdxError(file, line ?? 1, reason);
  }
}
