/**
 * Which pages contain a term, and in which field. The build writes it for texts, which the index doesn't contain; the
 * search derives the other fields from the pages.
 */
import {bodyTerms, DERIVED, type Field, repeatedTerms, symbolKeys} from './fields';
import type {IndexedPage, PackedWords, PageRecord} from './format';
import {readPages, writePages} from './postings';
import {lowerBound} from './sorted';
import {readTerms, writeTerms} from './term-lines';

/** A name that more pages mention without defining it isn't what any of them is about. */
const MOST_MENTIONS = 3;

/** Returns the pages that mention a symbol of another page, by its key, unless there are many. */
function rareMentions(
  pages: readonly PageRecord[],
  symbols: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<number>> {
  const mentions = new Map<string, Set<number>>();
  pages.forEach((page, place) => {
    const own = symbolKeys([page]);
    for (const term of bodyTerms(page.sections, (one) => !symbols.has(one) || own.has(one))) {
      mentions.set(term, (mentions.get(term) ?? new Set()).add(place));
    }
  });
  return new Map([...mentions].filter(([, on]) => on.size <= MOST_MENTIONS));
}

/** Packs the terms of texts. Pages are identified by their positions in the list. */
export function writeWords(pages: readonly PageRecord[]): PackedWords {
  const symbols = symbolKeys(pages);
  const mentions = rareMentions(pages, symbols);
  const byTerm = new Map<string, {pages: number[]; repeating: Set<number>}>();
  const lengths = pages.map(({sections}, place) => {
    const terms = bodyTerms(
      sections,
      (term) => symbols.has(term) && !mentions.get(term)?.has(place),
    );
    const repeated = new Set(repeatedTerms(terms));
    const distinct = new Set(terms);
    for (const term of distinct) {
      const found = byTerm.get(term) ?? {pages: [], repeating: new Set()};
      found.pages.push(place);
      if (repeated.has(term)) found.repeating.add(place);
      byTerm.set(term, found);
    }
    return distinct.size;
  });
  const sorted = [...byTerm].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    terms: writeTerms(sorted.map(([term]) => term)),
    pages: sorted.map(([, found]) => writePages(found.pages, found.repeating)).join('\n'),
    lengths,
  };
}

/** Pages that contain a term, for each field. */
type Postings = {field: Field; pages: readonly number[]}[];

/** The pages of each term of a field that isn't written. */
type DerivedField = {field: Field; pagesOf: ReadonlyMap<string, readonly number[]>};

function deriveField(
  field: Field,
  pages: readonly IndexedPage[],
  termsOfPage: (page: IndexedPage) => readonly string[],
): DerivedField {
  const pagesOf = new Map<string, number[]>();
  pages.forEach((record, page) => {
    for (const term of new Set(termsOfPage(record))) {
      const known = pagesOf.get(term);
      if (known) known.push(page);
      else pagesOf.set(term, [page]);
    }
  });
  return {field, pagesOf};
}

/** Terms in alphabetical order; the pages of a term are parsed on demand. */
export class WordIndex {
  readonly terms: readonly string[];
  readonly #lines: readonly string[];
  /** The line of each term; -1 for a term that is only in derived fields. */
  readonly #places: Int32Array;
  readonly #derived: readonly DerivedField[];

  constructor(words: PackedWords, pages: readonly IndexedPage[]) {
    const written = readTerms(words.terms);
    this.#derived = DERIVED.map(([field, terms]) => deriveField(field, pages, terms));
    const more = this.#derived.flatMap(({pagesOf}) => [...pagesOf.keys()]);
    this.terms = [...new Set([...written, ...more])].sort();
    this.#lines = words.pages.split('\n');
    let line = 0;
    this.#places = Int32Array.from(this.terms, (term) => (term === written[line] ? line++ : -1));
  }

  /** Returns the position of a term; undefined if no page contains it. */
  placeOf(term: string): number | undefined {
    const place = lowerBound(this.terms, term);
    return this.terms[place] === term ? place : undefined;
  }

  /** Returns the positions of the terms that start with a prefix, without the prefix itself. */
  placesOfPrefix(prefix: string): number[] {
    const places: number[] = [];
    for (
      let place = lowerBound(this.terms, prefix);
      this.terms[place]?.startsWith(prefix);
      place++
    ) {
      if (this.terms[place] !== prefix) places.push(place);
    }
    return places;
  }

  postings(place: number): Postings {
    const {pages, marked} = readPages(this.#lines[this.#places[place] ?? -1] ?? '');
    const term = this.terms[place] ?? '';
    const found: Postings = [
      {field: 'body', pages},
      {field: 'repeated', pages: marked},
      ...this.#derived.map(({field, pagesOf}) => ({field, pages: pagesOf.get(term) ?? []})),
    ];
    return found.filter((one) => one.pages.length > 0);
  }
}
