/** What speaks for pages, word by word of a query. */
import type {Alternative} from './alternatives';
import {rarity, scoreTerms, SYMBOL_WEIGHT} from './field-scores';
import type {ParsedQuery, Run, Span} from './query';
import type {SearchIndex} from './search-index';
import {weightShare} from './weak-words';

/** Points of pages, by their places, for a word, and how much the word says. */
export type WordEvidence = {points: Map<number, number>; rarity: number};

/** A name that begins with what was typed is worth less than the name itself. */
const BEGUN = 0.6;

/** The shortest beginning that names are looked up by, and how many of them. */
const SHORTEST_NAME = 4;
const MOST_NAMES = 60;

function raise(points: Map<number, number>, page: number, value: number): void {
  if (value > (points.get(page) ?? 0)) points.set(page, value);
}

/** Names that a run of words is, or begins. */
function symbolPoints(index: SearchIndex, {key, name}: Run, unfinished: boolean) {
  const weight = name ? SYMBOL_WEIGHT.name : SYMBOL_WEIGHT.word;
  const points = new Map<number, number>();
  for (const {page} of index.symbols.find(key, name)) raise(points, page, weight);
  if (key.length >= SHORTEST_NAME && unfinished) {
    for (const longer of index.symbols.keysOfPrefix(key).slice(0, MOST_NAMES)) {
      const value = weight * BEGUN * Math.sqrt(key.length / longer.length);
      for (const {page} of index.symbols.find(longer)) raise(points, page, value);
    }
  }
  return points;
}

/** How much a word says: what itself says, or, if the index does not know it, what is found in its place. */
function wordRarity(index: SearchIndex, stem: string, found: number): number {
  const place = index.words.placeOf(stem);
  const holders = place === undefined ? found : index.pointsOf(place).size;
  return rarity(holders, index.pages.length) * weightShare(stem);
}

export function evidenceFor(
  index: SearchIndex,
  {words, runs}: ParsedQuery,
  alternatives: readonly Alternative[],
): WordEvidence[] {
  const points = words.map(() => new Map<number, number>());
  const add = ({from, to}: Span, found: Map<number, number>, confidence = 1) => {
    for (const word of points.slice(from, to)) {
      for (const [page, value] of found) raise(word, page, value * confidence);
    }
  };
  for (const one of alternatives) add(one, scoreTerms(index, one.terms), one.confidence);
  for (const run of runs) {
    add(run, symbolPoints(index, run, words[run.to - 1]?.unfinished ?? false));
  }
  return words.map(({stem}, i) => {
    const found = points[i] ?? new Map<number, number>();
    return {points: found, rarity: wordRarity(index, stem, found.size)};
  });
}
