/** Which pages hold a term, and in which field: written by the build, read by the search. */
import {fieldTerms, symbolKeys, WRITTEN} from './fields';
import type {PackedWords, PageRecord} from './format';
import {readPages, writePages} from './postings';
import {lowerBound} from './sorted';

/** Packs the terms of pages, which are told by their places in the list. */
export function writeWords(pages: readonly PageRecord[]): PackedWords {
  const symbols = symbolKeys(pages);
  const byTerm = new Map<string, number[][]>();
  const lengths = pages.map((page, place) => {
    const terms = fieldTerms(page, symbols);
    WRITTEN.forEach((field, column) => {
      for (const term of new Set(terms[field])) {
        const columns = byTerm.get(term) ?? WRITTEN.map(() => []);
        columns[column]?.push(place);
        byTerm.set(term, columns);
      }
    });
    return new Set(terms.body).size;
  });
  const sorted = [...byTerm].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    terms: sorted.map(([term]) => term).join('\n'),
    columns: WRITTEN.map((_, i) => sorted.map(([, all]) => writePages(all[i] ?? [])).join('\n')),
    lengths,
  };
}

/** Pages that hold a term, for each field that does. */
type Postings = {column: number; pages: readonly number[]}[];

/** Terms in alphabetical order; the pages of a term are read when they are asked for. */
export class WordIndex {
  readonly terms: readonly string[];
  readonly #columns: readonly (readonly string[])[];
  /** For each term its line in the columns; -1 for a term of keywords alone. */
  readonly #lines: Int32Array;
  readonly #keywords: ReadonlyMap<string, readonly number[]>;

  /** @param keywords pages by the terms of their keywords */
  constructor({terms, columns}: PackedWords, keywords: ReadonlyMap<string, readonly number[]>) {
    const written = terms.split('\n');
    this.terms = [...new Set([...written, ...keywords.keys()])].sort();
    this.#columns = columns.map((column) => column.split('\n'));
    this.#keywords = keywords;
    let line = 0;
    this.#lines = Int32Array.from(this.terms, (term) => (term === written[line] ? line++ : -1));
  }

  /** Place of a term; undefined if no page holds it. */
  placeOf(term: string): number | undefined {
    const place = lowerBound(this.terms, term);
    return this.terms[place] === term ? place : undefined;
  }

  /** Places of the terms that begin like this, itself not among them. */
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
    const line = this.#lines[place] ?? -1;
    const written = this.#columns.flatMap((column, i) => {
      const text = column[line];
      return text ? [{column: i, pages: readPages(text)}] : [];
    });
    const keywords = this.#keywords.get(this.terms[place] ?? '');
    return keywords ? [...written, {column: this.#columns.length, pages: keywords}] : written;
  }
}
