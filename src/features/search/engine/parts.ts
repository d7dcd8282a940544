/** Headings and symbols of a page that match a query; results link to them. */
import type {PartHit} from '../types';
import type {Marker} from './mark';
import {markText} from './mark';
import type {ParsedQuery} from './query';
import type {SearchIndex} from './search-index';
import type {PlacedSymbol} from './symbol-table';

/** More would crowd out the next page. */
const MAX_PARTS = 4;

/** Minimum similarity of a heading to link to it. */
const LIKE = 0.3;

const MAX_NAMES = 60;

/** Finds symbols that equal a run of the query or start with it, exact matches first. */
function symbolsFor(index: SearchIndex, {runs, words}: ParsedQuery): PlacedSymbol[] {
  const longestFirst = [...runs].sort((a, b) => b.to - b.from - (a.to - a.from));
  return longestFirst.flatMap(({from, to, key, name}) => {
    // A single everyday word is the name of some symbol on nearly every page.
    if (!name && to - from < Math.min(2, words.length)) return [];
    const longer = key.length > 3 ? index.symbols.keysOfPrefix(key).slice(0, MAX_NAMES) : [];
    return [...index.symbols.find(key, name), ...longer.flatMap((one) => index.symbols.find(one))];
  });
}

type Context = {
  index: SearchIndex;
  query: ParsedQuery;
  marker: Marker;
  /** Returns how similar a line is to the query, from 0 to 1. */
  like: (line: ReadonlySet<number>) => number;
};

/** @returns a function that returns the matching parts of a page, best first */
export function partsFinder(context: Context): (page: number) => PartHit[] {
  const symbols = symbolsFor(context.index, context.query);
  return (page) =>
    partsOf(
      page,
      symbols.filter((symbol) => symbol.page === page),
      context,
    );
}

function partsOf(
  page: number,
  symbols: readonly PlacedSymbol[],
  {index, marker, like}: Context,
): PartHit[] {
  const url = index.pages[page]?.url ?? '';
  const title = like(index.titleTerms(page));
  const headings = index
    .headings(page)
    .map(({text, id}, i) => ({text, id, score: like(index.headingTerms(page)[i] ?? new Set())}))
    .filter(({score}) => score >= LIKE && score >= title / 2)
    .sort((a, b) => b.score - a.score);
  const found = [
    ...symbols.map(({name, id}) => ({kind: 'symbol' as const, text: name, id})),
    ...headings.map(({text, id}) => ({kind: 'heading' as const, text, id})),
  ];
  const byId = new Map<string, (typeof found)[number]>();
  for (const part of found) if (!byId.has(part.id)) byId.set(part.id, part);
  return [...byId.values()]
    .slice(0, MAX_PARTS)
    .map(({kind, text, id}) => ({kind, url: `${url}#${id}`, title: markText(text, marker)}));
}
