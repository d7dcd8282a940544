/** Finds the release marks in a page, and what each applies to. */
import type {Node, Root} from 'mdast';
import {type Comment, commentsOf} from './comments';
import {span} from './edits';
import {type Removal, removalOf} from './lines';
import {type PassageMark, pairPassages, type ReportComment} from './passages';
import {perPage} from './per-page';
import {mayHoldMarks, readMark, type Release} from './release-mark';

/** A mark that is misspelled, misplaced, or not paired. */
export type MarkFault = {line: number; found: string; expected: string};

/** The marks of a page, with the lines to remove if they don't apply. */
type PageMarks = {
  /** Passages: all lines, and the lines of the two comments. */
  passages: {release: Release; whole: Removal; comments: Removal[]}[];
  /** Marks within text: offsets of the comment, and what it applies to. */
  inline: {release: Release; start: number; end: number; subject: Removal}[];
  /** Every mark that names a release, valid or not: the line, and the comment as written. */
  named: {release: Release; line: number; source: string}[];
  /** Problems, in the order of the page; the other lists don't include such marks. */
  faults: MarkFault[];
};

/** Types of nodes with text: a comment in one of them is part of it. */
const TEXTS = ['paragraph', 'heading', 'tableCell'];

const PLACES =
  'a passage between comments on separate lines, or one comment at the end of what it applies to: the name in a row, a list item, a paragraph';

/** The type of the node before or after a comment; undefined inside a run of HTML, which is one node. */
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

/** What a mark within text applies to: its row, its item, or its paragraph; undefined if it can't be there. */
function subjectOf(comment: Comment, report: ReportComment): Removal | undefined {
  const {ancestors} = comment;
  const at = ancestors.findLastIndex(({type}) => TEXTS.includes(type));
  const [text, parent, outer] = [ancestors[at], ancestors[at - 1], ancestors[at - 2]];
  if (text?.type === 'tableCell' && parent?.type === 'tableRow' && outer?.type === 'table') {
    if (outer.children[0] !== parent) return removalOf(parent, outer);
    report(comment, 'a mark in a table header', 'the mark in a row below');
    return undefined;
  }
  const isTitle = text?.data && 'directiveLabel' in text.data;
  if (text?.type !== 'paragraph' || !parent || isTitle) {
    report(comment, 'a mark in an unsupported place', PLACES);
    return undefined;
  }
  if (parent.type === 'listItem' && parent.children[0] === text && outer) {
    return removalOf(parent, outer);
  }
  return removalOf(text, parent);
}

function readMarks(tree: Root, body: string): PageMarks {
  const faults: MarkFault[] = [];
  const report: ReportComment = ({line}, found, expected) => faults.push({line, found, expected});
  const passageMarks: PassageMark[] = [];
  const inline: PageMarks['inline'] = [];
  const named: PageMarks['named'] = [];
  for (const comment of commentsOf(tree, body)) {
    const {content, alone, ancestors, start, end, line} = comment;
    const mark = readMark(content);
    if (!mark) continue;
    if ('expected' in mark) {
      report(comment, `"${content}"`, mark.expected);
      continue;
    }
    if ('opens' in mark) named.push({release: mark.opens, line, source: body.slice(start, end)});
    const isWithin = ancestors.some(({type}) => TEXTS.includes(type));
    if (!isWithin && alone) passageMarks.push({comment, mark});
    else if (!isWithin || 'closes' in mark) {
      report(comment, `"${content}" in an unsupported place`, PLACES);
    } else {
      const subject = subjectOf(comment, report);
      if (subject) inline.push({release: mark.opens, start, end, subject});
    }
  }
  const passages = pairPassages(passageMarks, report).map(({release, opening, closing}) => ({
    release,
    whole: between(opening, closing),
    comments: [between(opening, opening), between(closing, closing)],
  }));
  return {passages, inline, named, faults: faults.sort((a, b) => a.line - b.line)};
}

const read = perPage('release-marks', readMarks);

/**
 * @param text of a page, including front matter
 * @param file determines by its extension whether the page is MDX or Markdown
 * @throws ContributorError if the page is not valid MDX
 */
export function marksOf(text: string, file: string): PageMarks {
  if (mayHoldMarks(text)) return read(text, file);
  return {passages: [], inline: [], named: [], faults: []};
}
