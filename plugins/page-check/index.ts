/**
 * Reports what Docusaurus can't read in a hand-written page, with line and fix, before Docusaurus loads the page: its
 * own messages have neither, and some pages would fail only in the reader's browser.
 */
import {normalizeText} from '../common/read-text';
import {ContributorError} from '../common/contributor-error';
import {type Problem, problemList} from '../facts/problems';
import {MdxError, perPage} from '../markdown-source';
import {classicHeadingIds} from './heading-ids';
import {undefinedNames} from './expressions';
import {unclosedFences} from './fences';
import type {Finding} from './finding';
import {blankFrontMatter, lineOfKey, readFrontMatter} from './front-matter';

function slugFindings(file: string, text: string, data: Record<string, unknown>): Finding[] {
  // A Learn post may set it, if it matches the name of its file.
  if (data['slug'] === undefined || !file.startsWith('docs/')) return [];
  const line = lineOfKey(text, 'slug');
  const expected = 'no slug: the URL of a page follows from the path of its file; remove it';
  return [{line, key: 'front matter', found: `slug: ${String(data['slug'])}`, expected}];
}

const undefinedIn = perPage('undefined-names', undefinedNames);

function mdxFindings(file: string, text: string): Finding[] {
  const ids = classicHeadingIds(text);
  // Those ids are the reason why it doesn't parse.
  if (ids.length > 0) return ids;
  try {
    return undefinedIn(text, file);
  } catch (error) {
    if (!(error instanceof MdxError)) throw error;
    const expected =
      'MDX that parses: write { as \\{ and < as \\<, or put the text in `code`; close all tags';
    return [{line: error.line, key: 'syntax', found: error.reason, expected}];
  }
}

/** True for a guide of reference/, which becomes a part of a page and doesn't have its own front matter. */
const isPart = (file: string): boolean => file.startsWith('reference/');
const NO_FRONT_MATTER: ReturnType<typeof readFrontMatter> = {data: {}, findings: []};

/** The latest findings by file, with the checked text: `npm start` checks all pages at every edit. */
const known = new Map<string, {source: string; problems: readonly Problem[]}>();

/**
 * @param file relative to the project's root
 * @param source content of the file
 * @returns what prevents Docusaurus from reading the page; empty if it can
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
    // An open fence changes the meaning of everything below it.
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
 * @param pages content of each hand-written page, by its file relative to the project's root
 * @throws PageError if Docusaurus can't read one
 */
export function checkPages(pages: ReadonlyMap<string, string>): void {
  const problems = [...pages].flatMap(([file, source]) => unreadable(file, source));
  if (problems.length > 0) throw new PageError(problems);
}
