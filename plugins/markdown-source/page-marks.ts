/** Finds the marks of releases in a page, and what each is about. */
import type {Node, Root} from 'mdast';
import {type Comment, commentsOf} from './comments';
import {span} from './edits';
import {type Removal, removalOf} from './lines';
import {type PassageMark, pairPassages, type ReportComment} from './passages';
import {perPage} from './per-page';
import {mayHoldMarks, readMark, type Release} from './release-mark';

/** A mark that is misspelled, misplaced, or not paired. */
export type MarkFault = {line: number; found: string; expected: string};

/** The marks of a page, with the lines that go where they don't apply. */
type PageMarks = {
  /** Passages: the whole, and the lines of the two comments. */
  passages: {release: Release; whole: Removal; comments: Removal[]}[];
  /** Marks within a text: offsets of the comment, and what it is about. */
  inline: {release: Release; start: number; end: number; subject: Removal}[];
  /** Every mark that names a release, in order or not: the line, and the comment as it is written. */
  named: {release: Release; line: number; source: string}[];
  /** What is wrong, in the order of the page; such marks are not among the others. */
  faults: MarkFault[];
};

/** Types of nodes that hold text: a comment in one of them is part of it. */
const TEXTS = ['paragraph', 'heading', 'tableCell'];

const PLACES =
  'a passage between comments on lines of their own, or one comment at the end of what it is about: the name in a row, an item of a list, a paragraph';

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

/** What a mark within a text is about: its row, its item, or its paragraph; undefined if it can't be there. */
function subjectOf(comment: Comment, report: ReportComment): Removal | undefined {
  const {ancestors} = comment;
  const at = ancestors.findLastIndex(({type}) => TEXTS.includes(type));
  const [text, parent, outer] = [ancestors[at], ancestors[at - 1], ancestors[at - 2]];
  if (text?.type === 'tableCell' && parent?.type === 'tableRow' && outer?.type === 'table') {
    if (outer.children[0] !== parent) return removalOf(parent, outer);
    report(comment, 'a mark in the head of a table', 'it in a row below');
    return undefined;
  }
  const isTitle = text?.data && 'directiveLabel' in text.data;
  if (text?.type !== 'paragraph' || !parent || isTitle) {
    report(comment, 'a mark beside something else', PLACES);
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
      report(comment, `"${content}" beside something else`, PLACES);
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
 * @param text of a page, front matter and all
 * @param file decides by its extension between MDX and Markdown
 * @throws ContributorError if the page is no MDX
 */
export function marksOf(text: string, file: string): PageMarks {
  if (mayHoldMarks(text)) return read(text, file);
  return {passages: [], inline: [], named: [], faults: []};
}
