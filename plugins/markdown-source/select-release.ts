/**
 * Makes of a page what one release has of it. A writer marks what not every release has by comments (in .mdx
 * `{/* … *\/}`), which code may hold as text:
 *
 *     <!-- since: 2.1.0 -->                  a passage: from that release on
 *     <!-- /since -->
 *     | `name` <!-- since: 2.1.0 --> | … |   a row; likewise an item of a list, a paragraph
 */
import {ContributorError} from '../common/contributor-error';
import {type Edit, editPage, withoutMark} from './edits';
import {removeLines} from './lines';
import {type MarkFault, marksOf} from './page-marks';
import {isMdx} from './parse';
import type {Release} from './release-mark';

/** What of a page is wanted. */
type Selection = {
  /** True if the release is one that the mark names. May throw for a release that there is not. */
  shows: (mark: Release) => boolean;
  /** HTML that tells readers of a mark within a row, an item or a paragraph; none if it says nothing. */
  badge?: (mark: Release) => string | undefined;
};

/**
 * @param text of the page, front matter and all
 * @param file named in errors; its extension tells MDX from Markdown
 * @returns the page without what the release lacks, without comments of passages, and with badges for the other marks;
 *   a page without marks is returned as it is
 * @throws ContributorError with file and line of each mark that is misspelled, misplaced, or not paired
 */
export function selectRelease(text: string, file: string, {shows, badge}: Selection): string {
  const {passages, inline, faults} = marksOf(text, file);
  if (faults.length > 0) throw faultsError(file, faults);
  if (passages.length + inline.length === 0) return text;
  const body = withoutMark(text);
  const isShown = inline.map(({release}) => shows(release));
  const removals = [
    ...passages.flatMap(({release, whole, comments}) => (shows(release) ? comments : [whole])),
    ...inline.filter((_, i) => !isShown[i]).map(({subject}) => subject),
  ];
  const badges = inline
    .filter((_, i) => isShown[i])
    .map(({release, start, end}) => badgeEdit({start, end}, body, badge?.(release), file));
  return editPage(text, removeLines(body, removals, badges));
}

function faultsError(file: string, faults: readonly MarkFault[]): ContributorError {
  const lines = faults.map(
    ({line, found, expected}) => `${file}:${line}: found ${found}; expected ${expected}.`,
  );
  return new ContributorError(lines.join('\n'));
}

function badgeEdit(
  {start, end}: Omit<Edit, 'replacement'>,
  text: string,
  html: string | undefined,
  file: string,
): Edit {
  if (html === undefined || html === '') {
    const from = text[start - 1] === ' ' ? start - 1 : start;
    return {start: from, end, replacement: ''};
  }
  return {start, end, replacement: isMdx(file) ? html.replaceAll(' class=', ' className=') : html};
}
