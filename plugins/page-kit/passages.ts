/** The parts of a hand-written text that one version has. */
import {ContributorError} from '../common/contributor-error';
import {selectRelease} from '../markdown-source';
import type {Marks} from '../releases/model';
import type {Version} from '../releases/version';
import {sinceMark} from './marks';

/** Says which line of a page names an unknown release. */
function placed(error: unknown, text: string, name: string, marks: Marks): Error {
  if (error instanceof ContributorError) return error;
  const [[key, release] = ['', '']] = Object.entries(marks);
  const line = text.split('\n').findIndex((one) => one.includes(`${key}: ${release}`)) + 1;
  return new ContributorError(`${name}:${line}: ${(error as Error).message}.`);
}

/**
 * Removes from a page what the version lacks, and replaces its marks with badges.
 *
 * @param name of the page, for messages; its extension decides how HTML is written
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
