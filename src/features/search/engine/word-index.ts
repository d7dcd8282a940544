/** Which pages contain a term, and in which field. The build writes it, and the search reads it. */
import {fieldTerms, symbolKeys, WRITTEN} from './fields';
import type {PackedWords, PageRecord} from './format';
import {readPages, writePages} from './postings';
import {lowerBound} from './sorted';

/** Packs the terms of pages, which are identified by their positions in the list. */
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

/** Pages that contain a term, for each field. */
type Postings = {column: number; pages: readonly number[]}[];

/** The pages of each term of a field that isn't written. */
type DerivedField = ReadonlyMap<string, readonly number[]>;

/** Terms in alphabetical order; the pages of a term are parsed on demand. */
export class WordIndex {
  readonly terms: readonly string[];
  readonly #columns: readonly (readonly string[])[];
  /** The line of each term in the columns; -1 for a term that is only in derived fields. */
  readonly #lines: Int32Array;
  readonly #derived: readonly DerivedField[];

  /** @param derived the fields that follow the written ones */
  constructor({terms, columns}: PackedWords, derived: readonly DerivedField[]) {
    const written = terms.split('\n');
    const more = derived.flatMap((field) => [...field.keys()]);
    this.terms = [...new Set([...written, ...more])].sort();
    this.#columns = columns.map((column) => column.split('\n'));
    this.#derived = derived;
    let line = 0;
    this.#lines = Int32Array.from(this.terms, (term) => (term === written[line] ? line++ : -1));
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
    const line = this.#lines[place] ?? -1;
    const written = this.#columns.flatMap((column, i) => {
      const text = column[line];
      return text ? [{column: i, pages: readPages(text)}] : [];
    });
    const derived = this.#derived.flatMap((field, i) => {
      const pages = field.get(this.terms[place] ?? '');
      return pages ? [{column: this.#columns.length + i, pages}] : [];
    });
    return [...written, ...derived];
  }
}
