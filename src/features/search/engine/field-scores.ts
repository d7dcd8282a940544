/** The weight of a term by where it occurs: title > symbol > heading > body. */
import type {Field} from './fields';
import type {SearchIndex} from './search-index';

const WEIGHTS: Record<Field, number> = {
  title: 6.5,
  keywords: 5,
  questions: 3.5,
  path: 3.5,
  headings: 3,
  description: 2.5,
  repeated: 1.4,
  body: 0.7,
};

/** Weight of a name with its own anchor: more if it was typed as a name. */
export const SYMBOL_WEIGHT = {word: 5, name: 12};

/** Share that further fields with the term add. */
const FURTHER_FIELDS = 0.3;

/** Long texts contain many words, so each has less weight. */
function bodyShare(ratio: number): number {
  return 1 / (0.6 + 0.4 * ratio);
}

/** Minimum weight, because even a word that all pages contain matters: `datahub put` isn't just any `put`. */
const MIN_RARITY = 0.28;

/** Returns the weight of a term by the number of pages that contain it. */
export function rarity(pages: number, all: number): number {
  return Math.max(MIN_RARITY, Math.log(1 + (all - pages + 0.5) / (pages + 0.5)));
}

/** @returns the points of the pages that contain a term */
export function scoreTerm(index: SearchIndex, term: number): Map<number, number> {
  const best = new Map<number, {first: number; rest: number}>();
  for (const {field, pages} of index.words.postings(term)) {
    for (const page of pages) {
      const inText = field === 'body' || field === 'repeated';
      const weight = WEIGHTS[field] * (inText ? bodyShare(index.bodyRatios[page] ?? 1) : 1);
      const known = best.get(page);
      if (!known) best.set(page, {first: weight, rest: 0});
      else if (weight <= known.first) known.rest += weight;
      else best.set(page, {first: weight, rest: known.rest + known.first});
    }
  }
  return new Map([...best].map(([page, {first, rest}]) => [page, first + FURTHER_FIELDS * rest]));
}

/** @returns the points of the pages that contain all of the terms: the mean over the terms */
export function scoreTerms(index: SearchIndex, terms: readonly number[]): Map<number, number> {
  const scores = terms.map((term) => index.pointsOf(term));
  const [first = new Map<number, number>(), ...rest] = scores;
  if (rest.length === 0) return first;
  const points = new Map<number, number>();
  for (const [page, value] of first) {
    const others = rest.map((score) => score.get(page));
    if (others.includes(undefined)) continue;
    const sum = others.reduce<number>((all, other) => all + (other ?? 0), value);
    points.set(page, sum / terms.length);
  }
  return points;
}
