/** The evidence for pages, for each word of a query. */
import type {Alternative} from './alternatives';
import {rarity, scoreTerms, SYMBOL_WEIGHT} from './field-scores';
import type {ParsedQuery, Run, Span} from './query';
import type {SearchIndex} from './search-index';
import {weightShare} from './weak-words';

/** The points of pages for a word, by their positions, and the weight of the word. */
export type WordEvidence = {points: Map<number, number>; rarity: number};

/** A name that starts with what was typed has less weight than an exact match. */
const PREFIX_WEIGHT = 0.6;

/** The shortest prefix to look up names by, and the maximum number of names. */
const MIN_PREFIX = 4;
const MAX_NAMES = 60;

function raise(points: Map<number, number>, page: number, value: number): void {
  if (value > (points.get(page) ?? 0)) points.set(page, value);
}

/** Scores pages with names that equal a run of words, or start with it. */
function symbolPoints(
  index: SearchIndex,
  {key, name}: Pick<Run, 'key' | 'name'>,
  unfinished: boolean,
) {
  const weight = name ? SYMBOL_WEIGHT.name : SYMBOL_WEIGHT.word;
  const points = new Map<number, number>();
  for (const {page} of index.symbols.find(key, name)) raise(points, page, weight);
  if (key.length >= MIN_PREFIX && unfinished) {
    for (const longer of index.symbols.keysOfPrefix(key).slice(0, MAX_NAMES)) {
      const value = weight * PREFIX_WEIGHT * Math.sqrt(key.length / longer.length);
      for (const {page} of index.symbols.find(longer)) raise(points, page, value);
    }
  }
  return points;
}

/** Weight of a word that resembles nothing in the index: it must not outweigh the words that readers and pages share. */
const UNKNOWN_WEIGHT = 0.5;

/** Returns the weight of a word, or, if it isn't in the index, of what was found instead. */
function wordRarity(index: SearchIndex, stem: string, found: number, isName: boolean): number {
  const place = index.words.placeOf(stem);
  if (place === undefined && found === 0 && !isName) return UNKNOWN_WEIGHT;
  const pageCount = place === undefined ? found : index.pointsOf(place).size;
  return rarity(pageCount, index.pages.length) * weightShare(stem);
}

/** A name in the text of a page has more weight than its words in the title of another. */
const NAME_IN_TEXT = {factor: 20, most: 10};

function namePoints(found: ReadonlyMap<number, number>): Map<number, number> {
  const {factor, most} = NAME_IN_TEXT;
  return new Map(
    [...found].map(([page, value]) => [page, (value * factor) / (1 + (value * factor) / most)]),
  );
}

export function evidenceFor(
  index: SearchIndex,
  {words, runs, whole, isCommand}: ParsedQuery,
  alternatives: readonly Alternative[],
): WordEvidence[] {
  const isName = whole?.name ?? false;
  const points = words.map(() => new Map<number, number>());
  const add = ({from, to}: Span, found: Map<number, number>, confidence = 1) => {
    for (const word of points.slice(from, to)) {
      for (const [page, value] of found) raise(word, page, value * confidence);
    }
  };
  for (const one of alternatives) {
    const found = scoreTerms(index, one.terms);
    add(one, found, one.confidence);
    if (one.name) add(one, namePoints(found));
  }
  for (const run of runs) {
    const name = run.name || (isCommand && run.from === 0 && run.to > 1);
    add(run, symbolPoints(index, {...run, name}, words[run.to - 1]?.unfinished ?? false));
  }
  return words.map(({stem}, i) => {
    const found = points[i] ?? new Map<number, number>();
    return {points: found, rarity: wordRarity(index, stem, found.size, isName)};
  });
}
