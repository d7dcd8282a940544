/** What one version has of the hand-written pages: which of them, and which of their passages. */
import fs from 'node:fs';
import matter from 'gray-matter';
import {ContributorError} from '../common/contributor-error';
import {selectRelease} from '../markdown-source';
import {sinceMark} from '../page-kit/marks';
import type {Marks} from '../releases/model';
import type {Version} from '../releases/version';

/** Spares the reading of pages that no version lacks. */
const FRONT_MARK = /^---\r?\n(?:.*\r?\n)*?(?:since|until):/;

/**
 * The marks in the front matter of a page.
 *
 * @param text of the page
 */
function frontMarks(text: string): Marks {
  if (!FRONT_MARK.test(text)) return {};
  const {since, until} = matter(text).data as Marks;
  return {since, until};
}

/**
 * Does the version have the page?
 *
 * @param file absolute path of the page
 * @param name how a message calls it
 * @throws ContributorError if the front matter names an unknown release
 */
export function hasPage(file: string, name: string, {shows}: Version): boolean {
  try {
    return shows(frontMarks(fs.readFileSync(file, 'utf8')));
  } catch (error) {
    throw new ContributorError(`${name}: front matter: ${(error as Error).message}.`);
  }
}

/** Says in which line of a page an unknown release is named. */
function placed(error: unknown, text: string, name: string, marks: Marks): Error {
  if (error instanceof ContributorError) return error;
  const [[key, release] = ['', '']] = Object.entries(marks);
  const line = text.split('\n').findIndex((one) => one.includes(`${key}: ${release}`)) + 1;
  return new ContributorError(`${name}:${line}: ${(error as Error).message}.`);
}

/**
 * Takes out of a page what the version lacks, and puts badges where its marks are.
 *
 * @param name of the page, as a message calls it; its extension decides how HTML is written
 * @throws ContributorError with file and line if a passage is not closed, or names an unknown release
 */
export function selectPassages(text: string, name: string, {shows, badge}: Version): string {
  const shown = (marks: Marks) => {
    try {
      return shows(marks);
    } catch (error) {
      throw placed(error, text, name, marks);
    }
  };
  return selectRelease(text, name, {
    shows: shown,
    badge: ({since}) => sinceMark(badge(since)).trim(),
  });
}

/** Marks as Markdown (`.md`) or JSX (`.mdx`) writes it. */
export function inlineMark(html: string, name: string): string {
  return name.endsWith('.mdx') ? html.replaceAll('class=', 'className=') : html;
}
