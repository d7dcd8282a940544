/**
 * Makes of a page what one release has of it. A writer marks what not every release has by comments (in .mdx
 * `{/* … *\/}`), which code may hold as text:
 *
 *     <!-- since: 2.1.0 -->                  a passage: from that release on
 *     <!-- /since -->
 *     | `name` <!-- since: 2.1.0 --> | … |   a row; likewise an item of a list, a paragraph
 */
import type {Node, Parents} from 'mdast';
import {ContributorError} from '../common/contributor-error';
import {type Comment, commentsOf} from './comments';
import {type Edit, editMarkdown, span} from './edits';
import {type Removal, removalOf, removeLines} from './lines';
import {isMdx} from './parse';
import {type Passage, type PassageMark, pairPassages} from './passages';
import {mayHoldMarks, readMark, type Release} from './release-mark';

/** What of a page is wanted. */
export type Selection = {
  /** True if the release is one that the mark names. May throw for a release that there is not. */
  shows: (mark: Release) => boolean;
  /** HTML that tells readers of a mark within a row, an item or a paragraph; none if it says nothing. */
  badge?: (mark: Release) => string | undefined;
};

/** Types of nodes that hold text: a comment in one of them is part of it. */
const TEXTS = ['paragraph', 'heading', 'tableCell'];

const PLACES =
  'a passage between comments on lines of their own, or one comment at the end of what it is about: the name in a row, an item of a list, a paragraph';

/** Tells the contributor what is wrong with a comment. */
type Fail = (comment: Comment, found: string, expected: string) => never;

/** The type of the node before a comment, or after it; none inside a run of HTML, which is one node. */
function beside({node, ancestors, start, end}: Comment, step: -1 | 1): string | undefined {
  const at = span(node);
  if (at.start !== start || at.end !== end) return undefined;
  const siblings = (ancestors.at(-1)?.children ?? []) as Node[];
  return siblings[siblings.indexOf(node) + step]?.type;
}

function between(first: Comment, last: Comment): Removal {
  const ends = {start: first.start, end: last.end};
  return {...ends, above: beside(first, -1), below: beside(last, 1)};
}

function passageRemovals({opening, closing}: Passage, isShown: boolean): Removal[] {
  if (!isShown) return [between(opening, closing)];
  return [between(opening, opening), between(closing, closing)];
}

/** What a mark within a text is about: its row, its item, or its paragraph. */
function subjectOf(comment: Comment, fail: Fail): {node: Node; parent: Parents} {
  const {ancestors} = comment;
  const at = ancestors.findLastIndex(({type}) => TEXTS.includes(type));
  const [text, parent, outer] = [ancestors[at], ancestors[at - 1], ancestors[at - 2]];
  if (text?.type === 'tableCell' && parent?.type === 'tableRow' && outer?.type === 'table') {
    if (outer.children[0] !== parent) return {node: parent, parent: outer};
    fail(comment, 'a mark in the head of a table', 'it in a row below');
  }
  const isTitle = text?.data && 'directiveLabel' in text.data;
  if (text?.type !== 'paragraph' || !parent || isTitle) {
    fail(comment, 'a mark beside something else', PLACES);
  }
  if (parent.type === 'listItem' && parent.children[0] === text && outer) {
    return {node: parent, parent: outer};
  }
  return {node: text, parent};
}

function subjectRemoval(comment: Comment, fail: Fail): Removal {
  const {node, parent} = subjectOf(comment, fail);
  return removalOf(node, parent);
}

/**
 * @param text of the page, front matter and all
 * @param file named in errors; its extension tells MDX from Markdown
 * @returns the page without what the release lacks, without comments of passages, and with badges for the other marks;
 *   a page without marks is returned as it is
 * @throws ContributorError with file and line, for a mark that is misspelled, misplaced, or not paired
 */
export function selectRelease(text: string, file: string, {shows, badge}: Selection): string {
  if (!mayHoldMarks(text)) return text;
  const fail: Fail = ({line}, found, expected) => {
    throw new ContributorError(`${file}:${line}: found ${found}; expected ${expected}.`);
  };
  return editMarkdown(text, file, (tree, body) => {
    const passageMarks: PassageMark[] = [];
    const removals: Removal[] = [];
    const badges: Edit[] = [];
    for (const comment of commentsOf(tree, body)) {
      const mark = readMark(comment.content);
      if (!mark) continue;
      if ('expected' in mark) return fail(comment, `"${comment.content}"`, mark.expected);
      const isWithin = comment.ancestors.some(({type}) => TEXTS.includes(type));
      if (!isWithin && comment.alone) passageMarks.push({comment, mark});
      else if (!isWithin || 'closes' in mark)
        fail(comment, `"${comment.content}" beside something else`, PLACES);
      else {
        const removed = subjectRemoval(comment, fail);
        if (shows(mark.opens)) badges.push(badgeEdit(comment, body, badge?.(mark.opens), file));
        else removals.push(removed);
      }
    }
    for (const passage of pairPassages(passageMarks, fail)) {
      removals.push(...passageRemovals(passage, shows(passage.release)));
    }
    return removeLines(body, removals, badges);
  });
}

function badgeEdit(
  {start, end}: Comment,
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
