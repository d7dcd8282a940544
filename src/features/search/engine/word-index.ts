/** Which pages hold a term, and in which field: written by the build, read by the search. */
import {FIELDS, fieldTerms, symbolKeys} from './fields';
import type {PackedWords, PageRecord} from './format';
import {readPages, writePages} from './postings';

/** Packs the terms of pages, which are told by their places in the list. */
export function writeWords(pages: readonly PageRecord[]): PackedWords {
  const symbols = symbolKeys(pages);
  const byTerm = new Map<string, number[][]>();
  const lengths = pages.map((page, place) => {
    const terms = fieldTerms(page, symbols);
    FIELDS.forEach((field, column) => {
      for (const term of new Set(terms[field])) {
        const columns = byTerm.get(term) ?? FIELDS.map(() => []);
        columns[column]?.push(place);
        byTerm.set(term, columns);
      }
    });
    return new Set(terms.body).size;
  });
  const sorted = [...byTerm].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    terms: sorted.map(([term]) => term).join('\n'),
    columns: FIELDS.map((_, i) => sorted.map(([, all]) => writePages(all[i] ?? [])).join('\n')),
    lengths,
  };
}

/** Pages that hold a term, for each field that does. */
export type Postings = {column: number; pages: readonly number[]}[];

/** Terms in alphabetical order; the pages of a term are read when they are asked for. */
export class WordIndex {
  readonly terms: readonly string[];
  readonly #columns: readonly (readonly string[])[];

  constructor({terms, columns}: PackedWords) {
    this.terms = terms.split('\n');
    this.#columns = columns.map((column) => column.split('\n'));
  }

  /** Place of the first term that does not come before the given one. */
  lowerBound(term: string): number {
    let from = 0;
    let to = this.terms.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.terms[middle] ?? '') < term) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** Place of a term; undefined if no page holds it. */
  placeOf(term: string): number | undefined {
    const place = this.lowerBound(term);
    return this.terms[place] === term ? place : undefined;
  }

  /** Places of the terms that begin like this, itself not among them. */
  placesOfPrefix(prefix: string): number[] {
    const places: number[] = [];
    for (let place = this.lowerBound(prefix); this.terms[place]?.startsWith(prefix); place++) {
      if (this.terms[place] !== prefix) places.push(place);
    }
    return places;
  }

  postings(place: number): Postings {
    return this.#columns.flatMap((column, i) => {
      const text = column[place];
      return text ? [{column: i, pages: readPages(text)}] : [];
    });
  }
}
