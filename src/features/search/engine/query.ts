/** A query taken apart: its words, those of them that say something, and the runs that may be one name. */
import {chunksOf, isStopWord, squeeze, stem} from './terms';

export type QueryWord = {
  /** Lower case, as it was typed. */
  text: string;
  stem: string;
  /** The last one may be typed on. */
  unfinished: boolean;
};

/** Words from `from` up to, but not including, `to`, as one. */
export type Span = {from: number; to: number; key: string};

export type ParsedQuery = {
  words: readonly QueryWord[];
  /** Runs of neighboring words. */
  spans: readonly Span[];
};

/** A name has so many words at most; readers write `search across entities` for `searchAcrossEntities`. */
const LONGEST_SPAN = 5;

/** More words than this are a text that was pasted, of which the first say enough. */
const MOST_WORDS = 16;

/** @returns an empty list of words for a query without letters or digits */
export function parseQuery(query: string): ParsedQuery {
  const all = chunksOf(query).flatMap(({words}) => words);
  const telling = all.filter((word) => !isStopWord(word));
  const kept = (telling.length > 0 ? telling : all).slice(0, MOST_WORDS);
  const finished = /[\s?!.]$/.test(query);
  const words = kept.map((text, i) => ({
    text,
    stem: stem(text),
    unfinished: !finished && i === kept.length - 1 && text === all.at(-1),
  }));
  const spans: Span[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_SPAN); to++) {
      spans.push({from, to, key: squeeze(kept.slice(from, to).join(''))});
    }
  }
  return {words, spans};
}
