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
  /** The rest of the line after the language. */
  meta: string;
  text: string;
  /** Line of the page, from 1, where the text begins. */
  line: number;
  /** Whether a version shows it, by the marks of the page and of the passage. */
  shownIn: (version: Pick<Version, 'shows'>) => boolean;
  /** Whether it may use what only DataHub Cloud has. */
  cloud: boolean;
};

/** Checks a block; lines of its findings are relative to the block, from 1. */
export type CodeCheck = (block: CodeBlock) => Finding[] | Promise<Finding[]>;

/** Returns all fenced blocks of a page, in order. */
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
