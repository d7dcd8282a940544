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

/** Terms in alphabetical order; the pages of a term are parsed on demand. */
export class WordIndex {
  readonly terms: readonly string[];
  readonly #columns: readonly (readonly string[])[];
  /** The line of each term in the columns; -1 for a term that is only in keywords. */
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
    const keywords = this.#keywords.get(this.terms[place] ?? '');
    return keywords ? [...written, {column: this.#columns.length, pages: keywords}] : written;
  }
}
