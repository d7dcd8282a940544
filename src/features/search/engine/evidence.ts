/** What speaks for pages, word by word of a query: the word itself, names, joined and split words, and synonyms. */
import {rarity, scoreMatches, type TermScores, WEIGHTS} from './field-scores';
import type {ParsedQuery, Span} from './query';
import type {SearchIndex} from './search-index';
import {matchesOf} from './term-matches';
import {stem} from './terms';

/** A name that begins with what was typed is worth less than the name itself. */
const SYMBOL_PREFIX = 0.6;

/** What another word for the same is worth beside the word itself. */
const SYNONYM = 0.85;

/** The shortest beginning of a name that names are looked up by, and how many of them. */
const SHORTEST_NAME = 4;
const MOST_NAMES = 60;

type WordScores = TermScores & {known: boolean};

function raise(points: Map<number, number>, page: number, value: number): void {
  if (value > (points.get(page) ?? 0)) points.set(page, value);
}

/** Points of the pages that hold all of the terms: the mean of what each of them gives. */
function allOf(index: SearchIndex, terms: readonly string[]): Map<number, number> {
  const scores = terms.map((term) => {
    const place = index.words.placeOf(term);
    return scoreMatches(index, place === undefined ? [] : [{place, sureness: 1}]).points;
  });
  const points = new Map<number, number>();
  for (const [page] of scores[0] ?? []) {
    const each = scores.map((one) => one.get(page));
    if (each.includes(undefined)) continue;
    points.set(page, each.reduce<number>((sum, one) => sum + (one ?? 0), 0) / each.length);
  }
  return points;
}

/** Names that a span is, or begins. */
function symbolPoints(index: SearchIndex, {key}: Span, unfinished: boolean): Map<number, number> {
  const points = new Map<number, number>();
  for (const {page} of index.symbols.find(key)) raise(points, page, WEIGHTS.symbol);
  if (key.length >= SHORTEST_NAME && unfinished) {
    for (const name of index.symbols.keysOfPrefix(key).slice(0, MOST_NAMES)) {
      const value = WEIGHTS.symbol * SYMBOL_PREFIX * Math.sqrt(key.length / name.length);
      for (const {page} of index.symbols.find(name)) raise(points, page, value);
    }
  }
  return points;
}

/** Two words that the index writes as one, or one that it writes as two. */
function joinedPoints(index: SearchIndex, {from, to, key}: Span): Map<number, number> {
  if (to - from === 1) return new Map();
  const place = index.words.placeOf(stem(key));
  return place === undefined ? new Map() : scoreMatches(index, [{place, sureness: 1}]).points;
}

function splitPoints(index: SearchIndex, word: string): Map<number, number> {
  for (let at = word.length - 3; at >= 3; at--) {
    const halves = [stem(word.slice(0, at)), stem(word.slice(at))];
    if (halves.some((half) => index.words.placeOf(half) === undefined)) continue;
    const points = allOf(index, halves);
    if (points.size > 0) return points;
  }
  return new Map();
}

/** Spans of the query that are a term with synonyms, with the points of the pages that hold one of those. */
function synonymPoints(
  index: SearchIndex,
  {words}: ParsedQuery,
): {from: number; to: number; points: Map<number, number>}[] {
  const stems = words.map((word) => word.stem);
  return index.synonyms.find(stems).map(({from, to, others}) => {
    const points = new Map<number, number>();
    for (const terms of others) {
      for (const [page, value] of allOf(index, terms)) raise(points, page, value * SYNONYM);
    }
    return {from, to, points};
  });
}

/** @returns for each word of the query its points by page and its rarity */
export function evidenceFor(index: SearchIndex, query: ParsedQuery): TermScores[] {
  const {words, spans} = query;
  const scores: WordScores[] = words.map(({stem: word, unfinished}) => {
    const matches = matchesOf(index, word, unfinished);
    const known = index.words.placeOf(word) !== undefined;
    const own = scoreMatches(index, known ? matches.slice(0, 1) : matches);
    return {points: scoreMatches(index, matches).points, rarity: own.rarity, known};
  });
  const add = ({from, to}: {from: number; to: number}, points: Map<number, number>) => {
    if (points.size === 0) return;
    const rare = rarity(points.size, index.pages.length);
    for (const score of scores.slice(from, to)) {
      // A name or a joined word that is on few pages says more than its words do.
      score.rarity = score.known ? score.rarity : Math.max(score.rarity, rare);
      for (const [page, value] of points) raise(score.points, page, value);
    }
  };
  for (const span of spans) {
    const unfinished = words[span.to - 1]?.unfinished ?? false;
    add(span, symbolPoints(index, span, unfinished));
    add(span, joinedPoints(index, span));
  }
  words.forEach(({text}, i) => {
    if (!scores[i]?.known) add({from: i, to: i + 1}, splitPoints(index, text));
  });
  for (const {from, to, points} of synonymPoints(index, query)) add({from, to}, points);
  return scores;
}
