/** What one version has of a hand-written text. */
import {ContributorError} from '../common/contributor-error';
import {selectRelease} from '../markdown-source';
import type {Marks} from '../releases/model';
import type {Version} from '../releases/version';
import {sinceMark} from './marks';

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
