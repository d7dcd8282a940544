/** An index as the search uses it: loaded once, asked many times. */
import type {IndexFile, IndexedPage} from './format';
import {letterMask} from './edit-distance';
import {SymbolTable} from './symbol-table';
import {Synonyms} from './synonyms';
import {termsOf} from './terms';
import {WordIndex} from './word-index';

export type HeadingLine = {text: string; id: string};

export class SearchIndex {
  readonly pages: readonly IndexedPage[];
  readonly words: WordIndex;
  readonly symbols: SymbolTable;
  readonly synonyms: Synonyms;
  /** How many times longer than the average page's each text is. */
  readonly bodyRatios: readonly number[];
  readonly #masks: Int32Array;
  readonly #counts = new Map<number, number>();
  readonly #titles = new Map<number, readonly string[]>();
  readonly #headings = new Map<number, readonly HeadingLine[]>();

  constructor(file: IndexFile) {
    this.pages = file.pages;
    this.words = new WordIndex(file.words);
    this.symbols = new SymbolTable(file.pages);
    this.synonyms = new Synonyms(file.synonyms);
    const {lengths} = file.words;
    const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
    this.bodyRatios = lengths.map((length) => length / Math.max(1, average));
    this.#masks = Int32Array.from(this.words.terms, letterMask);
  }

  /** The letters of a term, see `letterMask`. */
  maskOf(place: number): number {
    return this.#masks[place] ?? 0;
  }

  /** On how many pages a term stands, wherever. */
  countOf(place: number): number {
    const known = this.#counts.get(place);
    if (known !== undefined) return known;
    const count = new Set(this.words.postings(place).flatMap(({pages}) => pages)).size;
    this.#counts.set(place, count);
    return count;
  }

  titleTerms(page: number): readonly string[] {
    const known = this.#titles.get(page);
    if (known) return known;
    const terms = [...new Set(termsOf(this.pages[page]?.title ?? ''))];
    this.#titles.set(page, terms);
    return terms;
  }

  headings(page: number): readonly HeadingLine[] {
    const known = this.#headings.get(page);
    if (known) return known;
    const lines = this.pages[page]?.headings.split('\n').filter(Boolean) ?? [];
    const headings = lines.map((line) => {
      const [text = '', id = ''] = line.split('\t');
      return {text, id};
    });
    this.#headings.set(page, headings);
    return headings;
  }
}
