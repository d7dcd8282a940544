/** The fenced code blocks of a page. */
import {visit} from 'unist-util-visit';
import type {DocsPage} from '../page';
import type {Marks} from '../../../plugins/releases/model';
import type {Version} from '../../../plugins/releases/version';
import type {Finding} from '../rule';

export type CodeBlock = {
  /** Language after the fence, in lower case; empty if there is none. */
  language: string;
  /** What else follows the fence. */
  meta: string;
  text: string;
  /** Line of the page, from 1, that the first line of the text is on. */
  line: number;
  /** True for the versions that have it, by the marks of the page and of the passage. */
  shownIn: (version: Pick<Version, 'shows'>) => boolean;
  /** True if it may use what DataHub Cloud alone has. */
  cloud: boolean;
};

/** Looks at a block; lines of its findings count from the block's first line, as 1. */
export type CodeCheck = (block: CodeBlock) => Finding[] | Promise<Finding[]>;

const OPEN = /^\s*(?:<!--|\{\/\*)\s*(since|until):\s*(\S+?)\s*(?:-->|\*\/\})\s*$/;
const CLOSE = /^\s*(?:<!--|\{\/\*)\s*\/(?:since|until)/;

/** The marks of the passage around each line. */
function passages(text: string): (line: number) => Marks {
  let open: Marks = {};
  const marks = text.split('\n').map((line) => {
    const [, key, release] = OPEN.exec(line) ?? [];
    if (key !== undefined) open = {[key]: release};
    else if (CLOSE.test(line)) open = {};
    return open;
  });
  return (line) => marks[line - 1] ?? {};
}

/** All fenced blocks of a page, in their order. */
export function codeBlocks(page: DocsPage): CodeBlock[] {
  const around = passages(page.text);
  const {since, until} = page.frontMatter as Marks;
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
      shownIn: ({shows}) => shows({since, until}) && shows(around(fence)),
      cloud,
    });
  });
  return blocks;
}
