/** Selects the hand-written pages that a version has. */
import fs from 'node:fs';
import matter from 'gray-matter';
import {ContributorError} from '../common/contributor-error';
import type {Marks} from '../releases/model';
import type {Version} from '../releases/version';

/** Avoids parsing pages that every version has. */
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
 * Returns whether the version has the page.
 *
 * @param file absolute path of the page
 * @param name of the page in messages
 * @throws ContributorError if the front matter names an unknown release
 */
export function hasPage(file: string, name: string, {shows}: Version): boolean {
  try {
    return shows(frontMarks(fs.readFileSync(file, 'utf8')));
  } catch (error) {
    throw new ContributorError(`${name}: front matter: ${(error as Error).message}.`);
  }
}

/** Marks as Markdown (`.md`) or JSX (`.mdx`) writes it. */
export function inlineMark(html: string, name: string): string {
  return name.endsWith('.mdx') ? html.replaceAll('class=', 'className=') : html;
}
