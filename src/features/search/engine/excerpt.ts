/** Chooses the passage of a page that says most of what a query looked for. */
import type {MarkedText} from '../types';
import type {PageText} from './format';
import {type Marker, marksOf, markText} from './mark';

/** Letters of an excerpt, about two lines. */
const LENGTH = 170;

/** Letters before the first mark. */
const LEAD = 60;

type Passage = {text: MarkedText; id: string; heading: string};

type Candidate = {line: string; from: number; found: number; id: string; heading: string};

/** The window of a line that holds the most different words. */
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

/** Cuts at blanks, and says with an ellipsis what is left out. */
function cut(line: string, from: number): string {
  if (line.length <= LENGTH) return line;
  const blank = line.indexOf(' ', from);
  // A word that is longer than the lead is cut: otherwise what was found in it would be left out.
  const atWord = blank >= 0 && blank < from + LEAD ? blank + 1 : from;
  const start = from === 0 ? 0 : atWord;
  const last = line.lastIndexOf(' ', start + LENGTH);
  const atBlank = last > start + LEAD ? last : start + LENGTH;
  const end = start + LENGTH >= line.length ? line.length : atBlank;
  const text = line.slice(start, end).replace(/[\s·]+$/u, '');
  return `${start > 0 ? '… ' : ''}${text}${end < line.length ? ' …' : ''}`;
}

/** @returns undefined if the text holds nothing of what was looked for */
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
