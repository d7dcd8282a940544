/** Finds the marks of releases in a page, and what each is about. */
import type {Node, Parents, Root} from 'mdast';
import {ContributorError} from '../common/contributor-error';
import {type Comment, commentsOf} from './comments';
import {span} from './edits';
import {type Removal, removalOf} from './lines';
import {type PassageMark, pairPassages} from './passages';
import {perPage} from './per-page';
import {readMark, type Release} from './release-mark';

/** The marks of a page, with the lines that go where they don't apply. */
export type PageMarks = {
  /** Passages: the whole, and the lines of the two comments. */
  passages: {release: Release; whole: Removal; comments: Removal[]}[];
  /** Marks within a text: offsets of the comment, and what it is about. */
  inline: {release: Release; start: number; end: number; subject: Removal}[];
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

function readMarks(tree: Root, body: string, file: string): PageMarks {
  const fail: Fail = ({line}, found, expected) => {
    throw new ContributorError(`${file}:${line}: found ${found}; expected ${expected}.`);
  };
  const passageMarks: PassageMark[] = [];
  const inline: PageMarks['inline'] = [];
  for (const comment of commentsOf(tree, body)) {
    const {content, alone, ancestors, start, end} = comment;
    const mark = readMark(content);
    if (!mark) continue;
    if ('expected' in mark) return fail(comment, `"${content}"`, mark.expected);
    const isWithin = ancestors.some(({type}) => TEXTS.includes(type));
    if (!isWithin && alone) passageMarks.push({comment, mark});
    else if (!isWithin || 'closes' in mark) {
      fail(comment, `"${content}" beside something else`, PLACES);
    } else {
      inline.push({release: mark.opens, start, end, subject: subjectRemoval(comment, fail)});
    }
  }
  const passages = pairPassages(passageMarks, fail).map(({release, opening, closing}) => ({
    release,
    whole: between(opening, closing),
    comments: [between(opening, opening), between(closing, closing)],
  }));
  return {passages, inline};
}

/** @throws ContributorError with file and line, for a mark that is misspelled, misplaced, or not paired */
export const marksOf = perPage('release-marks', readMarks);
