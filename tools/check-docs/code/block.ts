/** The fenced code blocks of a page. */
import {visit} from 'unist-util-visit';
import type {DocsPage} from '../page';
import type {Finding} from '../rule';

export type CodeBlock = {
  /** Language after the fence, in lower case; empty if there is none. */
  language: string;
  /** What else stands after the fence. */
  meta: string;
  text: string;
  /** Line of the page, from 1, that the first line of the text stands on. */
  line: number;
  /** True if the release does not have it: the page or the passage is `since: next`. */
  nextOnly: boolean;
  /** True if it may use what DataHub Cloud alone has. */
  cloud: boolean;
};

/** Looks at a block; lines of its findings count from the block's first line, as 1. */
export type CodeCheck = (block: CodeBlock) => Finding[] | Promise<Finding[]>;

const OPEN = /^\s*(?:<!--|\{\/\*)\s*since:\s*next/;
const CLOSE = /^\s*(?:<!--|\{\/\*)\s*\/since/;

function linesOfNext({frontMatter, text}: DocsPage): (line: number) => boolean {
  if (frontMatter['since'] === 'next') return () => true;
  let open = false;
  const next = text.split('\n').map((line) => {
    if (OPEN.test(line)) open = true;
    else if (CLOSE.test(line)) open = false;
    return open;
  });
  return (line) => next[line - 1] ?? false;
}

/** All fenced blocks of a page, in their order. */
export function codeBlocks(page: DocsPage): CodeBlock[] {
  const isNext = linesOfNext(page);
  const cloud = ['cloud', 'both'].includes(String(page.frontMatter['availability']));
  const blocks: CodeBlock[] = [];
  visit(page.tree, 'code', ({lang, meta, value, position}) => {
    const fence = position?.start.line ?? 1;
    const language = lang?.toLowerCase() ?? '';
    blocks.push({
      language,
      meta: meta ?? '',
      text: value,
      line: fence + 1,
      nextOnly: isNext(fence),
      cloud,
    });
  });
  return blocks;
}
