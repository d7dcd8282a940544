/** The fenced code blocks of a page. */
import {visit} from 'unist-util-visit';
import {marksOf} from '../../../plugins/markdown-source';
import type {DocsPage} from '../page';
import type {Marks} from '../../../plugins/releases/model';
import type {Version} from '../../../plugins/releases/version';
import type {Finding} from '../rule';

export type CodeBlock = {
  /** File of the page. */
  file: string;
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

/** All fenced blocks of a page, in their order. */
export function codeBlocks(page: DocsPage): CodeBlock[] {
  const {passages} = marksOf(page.text, page.file);
  const {since, until} = page.frontMatter as Marks;
  const cloud = ['cloud', 'both'].includes(String(page.frontMatter['availability']));
  const blocks: CodeBlock[] = [];
  visit(page.tree, 'code', ({lang, meta, value, position}) => {
    const {line = 1, offset = 0} = position?.start ?? {};
    const passage = passages.find(({whole}) => whole.start < offset && offset < whole.end);
    const language = lang?.toLowerCase() ?? '';
    blocks.push({
      file: page.file,
      language,
      meta: meta ?? '',
      text: value,
      line: line + 1,
      shownIn: ({shows}) => shows({since, until}) && shows(passage?.release ?? {}),
      cloud,
    });
  });
  return blocks;
}
