/**
 * What Docusaurus can't read of a hand-written page, told with line and remedy before Docusaurus sees the page: its own
 * messages name neither, and some pages would fail in the reader's browser alone.
 */
import {normalizeText} from '../common/read-text';
import {ContributorError} from '../common/contributor-error';
import {type Problem, problemList} from '../facts/problems';
import {MdxError, parseMarkdown} from '../markdown-source';
import {classicHeadingIds} from './heading-ids';
import {undefinedNames} from './expressions';
import {unclosedFences} from './fences';
import type {Finding} from './finding';
import {blankFrontMatter, lineOfKey, readFrontMatter} from './front-matter';

function slugFindings(file: string, text: string, data: Record<string, unknown>): Finding[] {
  // A post of Learn may name it, as long as it is that of its file.
  if (data['slug'] === undefined || !file.startsWith('docs/')) return [];
  const line = lineOfKey(text, 'slug');
  const expected = 'no slug: the address of a page follows from the place of its file; remove it';
  return [{line, key: 'front matter', found: `slug: ${String(data['slug'])}`, expected}];
}

function mdxFindings(file: string, text: string): Finding[] {
  const ids = classicHeadingIds(text);
  // Those ids are why it would not parse.
  if (ids.length > 0) return ids;
  try {
    return undefinedNames(parseMarkdown(text, file));
  } catch (error) {
    if (!(error instanceof MdxError)) throw error;
    const expected =
      'MDX that parses: write { as \\{ and < as \\<, or put the text into `code`; tags need an end';
    return [{line: error.line, key: 'syntax', found: error.reason, expected}];
  }
}

/** True for a guide of reference/, which becomes a part of a page and has no front matter of its own. */
const isPart = (file: string): boolean => file.startsWith('reference/');
const NO_FRONT_MATTER: ReturnType<typeof readFrontMatter> = {data: {}, findings: []};

/** Findings of each text that was checked last, by file: `npm start` checks all pages at every edit. */
const known = new Map<string, {source: string; problems: readonly Problem[]}>();

/**
 * @param file relative to the project's root
 * @param source what the file holds
 * @returns what stops the page from being read; none if Docusaurus can read it
 */
export function unreadable(file: string, source: string): readonly Problem[] {
  const last = known.get(file);
  if (last?.source === source) return last.problems;
  const whole = normalizeText(source);
  const {data, findings} = isPart(file) ? NO_FRONT_MATTER : readFrontMatter(whole);
  const text = blankFrontMatter(whole);
  const fences = unclosedFences(text);
  const all = [
    ...findings,
    ...slugFindings(file, whole, data),
    ...fences,
    // An open fence makes everything below it something else.
    ...(file.endsWith('.mdx') && fences.length === 0 ? mdxFindings(file, whole) : []),
  ];
  const problems = all.map((finding) => ({file, ...finding}));
  known.set(file, {source, problems});
  return problems;
}

/** Thrown by {@link checkPages}; its message lists what to fix. */
export class PageError extends ContributorError {
  constructor(problems: readonly Problem[]) {
    super(problemList(problems, "in pages that can't be read"));
  }
}

/**
 * @param pages what each hand-written page holds, by its file relative to the project's root
 * @throws PageError if Docusaurus can't read one
 */
export function checkPages(pages: ReadonlyMap<string, string>): void {
  const problems = [...pages].flatMap(([file, source]) => unreadable(file, source));
  if (problems.length > 0) throw new PageError(problems);
}
