/**
 * Selects what one release has of a page. Writers mark what not every release has with comments (in .mdx
 * `{/* … *\/}`), which remain text in code:
 *
 *     <!-- since: 2.1.0 -->                  a passage: from that release on
 *     <!-- /since -->
 *     | `name` <!-- since: 2.1.0 --> | … |   a row; or a list item, a paragraph
 */
import {ContributorError} from '../common/contributor-error';
import {type Edit, editPage, withoutMark} from './edits';
import {removeLines} from './lines';
import {type MarkFault, marksOf} from './page-marks';
import {isMdx} from './parse';
import type {Release} from './release-mark';

/** What to select from a page. */
type Selection = {
  /** True if the mark includes the release. May throw for an unknown release. */
  shows: (mark: Release) => boolean;
  /** HTML of the badge for a mark within a row, an item, or a paragraph; empty if there is none. */
  badge?: (mark: Release) => string | undefined;
};

/**
 * @param text of the page, including front matter
 * @param file named in errors; its extension determines whether the page is MDX or Markdown
 * @returns the page without what the release lacks and without comments of passages, and with badges for the other
 *   marks; a page without marks is returned unchanged
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
