/** What the words of a query may mean: themselves, longer words, typos, joined and split words, synonyms. */
import type {ParsedQuery, Run, Span} from './query';
import type {SearchIndex} from './search-index';
import {matchesOf} from './term-matches';
import {stem} from './terms';

/** Terms of the index that, all together, may be what a part of the query means. */
export type Alternative = Span & {
  /** Positions in the word index. */
  terms: readonly number[];
  /** 1 for the words themselves, less for other meanings. */
  confidence: number;
  /** Whether the terms are a whole name, typed as one. */
  name?: true;
};

/** Weight of the parts of a name if the whole name is known. */
const PART_OF_NAME = 0.25;

/** Adjacent words have more weight than the same words apart. */
const PHRASE = 1.25;

/** The shortest halves to split a word into, and the longest word to split; longer ones are pasted keys. */
const MIN_HALF = 3;
const MAX_SPLIT = 40;

function placesOf(index: SearchIndex, stems: readonly string[]): number[] | undefined {
  const places = stems.map((term) => index.words.placeOf(term));
  return places.includes(undefined) ? undefined : (places as number[]);
}

function joined(index: SearchIndex, {from, to, key, name}: Run): Alternative[] {
  const terms = to - from > 1 && placesOf(index, [stem(key)]);
  return terms ? [{from, to, terms, confidence: PHRASE, ...(name && {name})}] : [];
}

/** Finds a way to split a word into two halves that are in the index, preferring the longest first half. */
function split(index: SearchIndex, text: string, from: number): Alternative[] {
  if (text.length > MAX_SPLIT) return [];
  for (let at = text.length - MIN_HALF; at >= MIN_HALF; at--) {
    const terms = placesOf(index, [stem(text.slice(0, at)), stem(text.slice(at))]);
    if (terms) return [{from, to: from + 1, terms, confidence: 0.9}];
  }
  return [];
}

function synonymsOf(index: SearchIndex, {words, spoken}: ParsedQuery): Alternative[] {
  const rarityOf = (term: string) => {
    const place = index.words.placeOf(term);
    return place === undefined ? 0.1 : index.rarityOf(place);
  };
  const found = index.synonyms.find(spoken.map((word) => word.stem));
  return found.flatMap(({stems, worth, ...span}) => {
    const terms = placesOf(index, stems);
    const replaced = spoken.slice(span.from, span.to).flatMap(({place}) => place ?? []);
    const [from, last] = [replaced[0], replaced.at(-1)];
    if (!terms || from === undefined || last === undefined) return [];
    const to = last + 1;
    const own = Math.max(...words.slice(from, to).map(({stem: term}) => rarityOf(term)));
    const theirs = Math.max(...terms.map((term) => index.rarityOf(term)));
    // A common word isn't a full substitute for a rare one.
    return [{from, to, terms, confidence: worth * Math.min(1, Math.sqrt(theirs / own))}];
  });
}

/** @returns all alternatives of a query; a word that resembles nothing in the index has none */
export function alternativesOf(index: SearchIndex, query: ParsedQuery): Alternative[] {
  const {words, runs} = query;
  const names = runs.filter(
    ({name, key}) =>
      name &&
      (index.symbols.find(key, name).length > 0 || index.words.placeOf(stem(key)) !== undefined),
  );
  const inName = (i: number) => names.some(({from, to}) => from <= i && i < to);
  const own = words.flatMap((word, from) =>
    matchesOf(index, word).map(({place, confidence}) => ({
      from,
      to: from + 1,
      terms: [place],
      confidence: inName(from) ? confidence * PART_OF_NAME : confidence,
    })),
  );
  const unknown = words.flatMap(({stem: term, text}, i) =>
    index.words.placeOf(term) === undefined ? split(index, text, i) : [],
  );
  return [
    ...own,
    ...runs.flatMap((run) => joined(index, run)),
    ...unknown,
    ...synonymsOf(index, query),
  ];
}
