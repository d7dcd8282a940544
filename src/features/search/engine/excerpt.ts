/** Chooses the passage of a page that best matches a query. */
import type {MarkedText} from '../types';
import type {PageText} from './format';
import {type Marker, marksOf, markText} from './mark';
import {termsOf} from './terms';

/** Length of an excerpt in characters, about two lines. */
const LENGTH = 170;

/** Characters before the first mark. */
const LEAD = 60;

type Passage = {
  text: MarkedText;
  id: string;
  heading: string;
  /** Whether no other text on the page matches. */
  isCode: boolean;
};

type Candidate = Omit<Passage, 'text'> & {line: string; from: number; points: number};

/** JSON, markup, signatures, and encoded URLs are code, wherever they are. */
const DEBRIS = /\{\s*["{]|"\s*:\s*["[{]|%[0-9A-F]{2}|<\/\w|\(\w+: [\w[]|^urn:li:\S*$/;

/** A whole sentence says more than a row of a table or a label. */
const SENTENCE = /^(?!.* · ).*[.:?!…]$/;

/** Points for a sentence: less than one for another word. */
const WHOLE = 0.5;

/** The words that a marked name contains: `platformSchema` and `kafkaSchema` both match only `schema`. */
function wordsIn(marked: string, isMarked: Marker): string[] {
  const terms = termsOf(marked);
  // The last term of a name is all its words together, which are no additional word.
  const parts = (terms.length > 1 ? terms.slice(0, -1) : terms).filter(isMarked);
  return parts.length > 0 ? parts : [marked.toLowerCase()];
}

/** Finds the window of a line that contains the most distinct words. */
function bestWindow(line: string, marks: readonly [number, number][], isMarked: Marker) {
  let best = {from: 0, found: 0};
  for (const [start] of marks) {
    const from = Math.max(0, start - LEAD);
    const inside = marks.filter(([at, end]) => at >= from && end <= from + LENGTH);
    const words = new Set(inside.flatMap(([at, end]) => wordsIn(line.slice(at, end), isMarked)));
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

function isBetter(one: Candidate, best: Candidate | undefined): boolean {
  if (!best || one.isCode !== best.isCode) return !best || best.isCode;
  return one.points > best.points;
}

/** @returns the best passage, code only if nothing else matches; undefined if nothing in the text does */
export function bestPassage({sections}: PageText, isMarked: Marker): Passage | undefined {
  let best: Candidate | undefined;
  for (const {text, id, heading, code = []} of sections) {
    const codeLines = new Set(code);
    text.split('\n').forEach((line, i) => {
      const marks = marksOf(line, isMarked);
      if (marks.length === 0) return;
      const {from, found} = bestWindow(line, marks, isMarked);
      const isCode = codeLines.has(i) || DEBRIS.test(line.slice(from, from + LENGTH));
      const points = found + (SENTENCE.test(line) ? WHOLE : 0);
      const one = {line, from, points, id, heading, isCode};
      if (isBetter(one, best)) best = one;
    });
  }
  if (!best) return undefined;
  const {line, from, id, heading, isCode} = best;
  return {text: markText(cut(line, from), isMarked), id, heading, isCode};
}
