/** What one version has of the hand-written pages: which of them, and which of their passages. */
import fs from 'node:fs';
import matter from 'gray-matter';
import {ContributorError} from '../common/contributor-error';
import {sinceMark} from '../page-kit/marks';
import type {Marks} from '../releases/model';
import {selectRelease} from '../releases/select-release';
import type {Version} from '../releases/version';

/** Spares the reading of pages that no version lacks. */
const FRONT_MARK = /^---\r?\n(?:.*\r?\n)*?(?:since|until):/;
const PASSAGE_MARK = /(?:<!--|\{\/\*)\s*\/?(?:since|until)\b/;

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

/**
 * Takes out of a page what the version lacks, and puts badges where its marks are.
 *
 * @param name of the page, as a message calls it; its extension decides how HTML is written
 * @throws Error with file and line if a passage is not closed, or names an unknown release
 */
export function selectPassages(text: string, name: string, {shows, badge}: Version): string {
  if (!PASSAGE_MARK.test(text)) return text;
  return selectRelease(text, name, {
    shows,
    badge: ({since}) => inlineMark(sinceMark(badge(since)), name),
  });
}

/** A mark as Markdown (`.md`) or JSX (`.mdx`) writes it. */
export function inlineMark(html: string, name: string): string {
  return name.endsWith('.mdx') ? html.replace('class=', 'className=') : html;
}
