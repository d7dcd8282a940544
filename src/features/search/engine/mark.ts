/** Marks the matches of a query in text. */
import type {MarkedText} from '../types';
import {type Alternative, alternativesOf} from './alternatives';
import {type ParsedQuery, parseQuery} from './query';
import type {SearchIndex} from './search-index';
import {squeeze, termsOf} from './terms';

/** Returns whether a query searches for a run of letters and digits, possibly with the separators of names. */
export type Marker = (word: string) => boolean;

const WORDS = /[\p{L}\p{N}]+(?:[_.:-][\p{L}\p{N}]+)*/gu;
const PLAIN_WORDS = /[\p{L}\p{N}]+/gu;

/** Minimum confidence; terms that only lead to the same pages aren't what the reader searched for. */
const MIN_CONFIDENCE = 0.6;

export function createMarker(
  index: SearchIndex,
  {words, runs}: ParsedQuery,
  alternatives: readonly Alternative[],
): Marker {
  const keys = new Set(runs.map(({key}) => key));
  const sure = alternatives.filter(({confidence}) => confidence >= MIN_CONFIDENCE);
  const terms = new Set(sure.flatMap((one) => one.terms.map((term) => index.words.terms[term])));
  for (const {stem} of words) terms.add(stem);
  const prefix = words.find(({unfinished, text}) => unfinished && text.length > 2)?.text;
  const isWanted = (word: string) => {
    const lower = squeeze(word);
    if (keys.has(lower) || (prefix !== undefined && lower.startsWith(prefix))) return true;
    return termsOf(word).some((term) => terms.has(term));
  };
  // Results repeat the same words.
  const known = new Map<string, boolean>();
  return (word) => {
    let wanted = known.get(word);
    if (wanted === undefined) known.set(word, (wanted = isWanted(word)));
    return wanted;
  };
}

/** Returns the marker for a query that hasn't been searched for yet. */
export function markerFor(index: SearchIndex, text: string): Marker {
  const query = parseQuery(text);
  return createMarker(index, query, alternativesOf(index, query));
}

/** Returns where the marked words of a text begin and end. */
export function marksOf(text: string, isMarked: Marker): [from: number, to: number][] {
  const marks: [number, number][] = [];
  for (const {0: run, index: at} of text.matchAll(WORDS)) {
    const parts = [...run.matchAll(PLAIN_WORDS)];
    const hits = parts.filter(([part]) => isMarked(part));
    if (hits.length === parts.length || (parts.length > 1 && hits.length === 0 && isMarked(run))) {
      marks.push([at, at + run.length]);
    } else {
      for (const {0: part, index} of hits) marks.push([at + index, at + index + part.length]);
    }
  }
  return marks;
}

/** @returns the text in pieces, with matches marked */
export function markText(text: string, isMarked: Marker): MarkedText {
  const pieces: {text: string; marked?: true}[] = [];
  let done = 0;
  for (const [from, to] of marksOf(text, isMarked)) {
    if (from > done) pieces.push({text: text.slice(done, from)});
    pieces.push({text: text.slice(from, to), marked: true});
    done = to;
  }
  if (done < text.length) pieces.push({text: text.slice(done)});
  return pieces;
}
