/** Chooses the passage of a page that best matches a query. */
import type {MarkedText} from '../types';
import type {PageText} from './format';
import {type Marker, marksOf, markText} from './mark';

/** Length of an excerpt in characters, about two lines. */
const LENGTH = 170;

/** Characters before the first mark. */
const LEAD = 60;

type Passage = {text: MarkedText; id: string; heading: string};

type Candidate = {line: string; from: number; found: number; id: string; heading: string};

/** Finds the window of a line that contains the most distinct words. */
function bestWindow(line: string, marks: readonly [number, number][]) {
  let best = {from: 0, found: 0};
  for (const [start] of marks) {
    const from = Math.max(0, start - LEAD);
    const inside = marks.filter(([at, end]) => at >= from && end <= from + LENGTH);
    const words = new Set(inside.map(([at, end]) => line.slice(at, end).toLowerCase()));
    if (words.size > best.found) best = {from, found: words.size};
  }
  return best;
}

/** Truncates a line at spaces, with an ellipsis for omitted text. */
function cut(line: string, from: number): string {
  if (line.length <= LENGTH) return line;
  const blank = line.indexOf(' ', from);
  // Cuts a word that is longer than the lead; otherwise the match in it would be omitted.
  const atWord = blank >= 0 && blank < from + LEAD ? blank + 1 : from;
  const start = from === 0 ? 0 : atWord;
  const last = line.lastIndexOf(' ', start + LENGTH);
  const atBlank = last > start + LEAD ? last : start + LENGTH;
  const end = start + LENGTH >= line.length ? line.length : atBlank;
  const text = line.slice(start, end).replace(/[\s·]+$/u, '');
  return `${start > 0 ? '… ' : ''}${text}${end < line.length ? ' …' : ''}`;
}

/** @returns the best passage; undefined if nothing in the text matches */
export function bestPassage({sections}: PageText, isMarked: Marker): Passage | undefined {
  let best: Candidate | undefined;
  for (const {text, id, heading} of sections) {
    for (const line of text.split('\n')) {
      const marks = marksOf(line, isMarked);
      if (marks.length === 0) continue;
      const {from, found} = bestWindow(line, marks);
      if (!best || found > best.found) best = {line, from, found, id, heading};
    }
  }
  if (!best) return undefined;
  const {line, from, id, heading} = best;
  return {text: markText(cut(line, from), isMarked), id, heading};
}
