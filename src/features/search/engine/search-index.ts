/** An index as the search uses it: loaded once, queried many times. */
import {letterMask} from './edit-distance';
import {rarity, scoreTerm} from './field-scores';
import type {IndexedPage, IndexFile} from './format';
import {memo} from './memo';
import {SymbolTable} from './symbol-table';
import {Synonyms} from './synonyms';
import {termsOf} from './terms';
import {WordIndex} from './word-index';

/** Release notes are seldom what a reader is looking for. */
const HISTORY = /\/release-notes\//;
const HISTORY_SHARE = 0.6;

const LINK_WEIGHT = 0.1;

/** The shortest beginning of a term that a page comes first for. */
const MIN_PREFIX = 5;

type HeadingLine = {text: string; id: string};

export class SearchIndex {
  readonly pages: readonly IndexedPage[];
  readonly words: WordIndex;
  readonly symbols: SymbolTable;
  readonly synonyms: Synonyms;
  /** The length of each text relative to the average. */
  readonly bodyRatios: readonly number[];
  /** The letters of each term; see `letterMask`. */
  readonly masks: Int32Array;

  readonly #places: ReadonlyMap<string, number>;
  /** Pages by the terms that they come first for. */
  readonly #firstFor: ReadonlyMap<string, number>;

  constructor({pages, words, synonyms}: IndexFile) {
    this.pages = pages;
    this.#places = new Map(pages.map(({url}, place) => [url, place]));
    this.#firstFor = new Map(
      pages.flatMap(({firstFor}, page) =>
        (firstFor?.split('\n') ?? []).map((key) => [key, page] as const),
      ),
    );
    this.words = new WordIndex(words, pages);
    this.symbols = new SymbolTable(pages);
    this.synonyms = new Synonyms(synonyms);
    const {lengths} = words;
    const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
    this.bodyRatios = lengths.map((length) => length / Math.max(1, average));
    this.masks = Int32Array.from(this.words.terms, letterMask);
  }

  /** Returns the position of the page with a URL; undefined if it isn't in this index. */
  placeOf(url: string): number | undefined {
    return this.#places.get(url);
  }

  /** Returns the points of the pages that contain a term, based on the fields it is in. */
  readonly pointsOf = memo((term: number) => scoreTerm(this, term));

  /** Returns the weight of a term. */
  readonly rarityOf = memo((term: number) => rarity(this.pointsOf(term).size, this.pages.length));

  /** Returns the factor for a page's points, based on its kind and on the number of links to it. */
  readonly importanceOf = memo((page: number) => {
    const {links = 0, url = ''} = this.pages[page] ?? {};
    const kind = HISTORY.test(url) ? HISTORY_SHARE : 1;
    return kind * (1 + LINK_WEIGHT * Math.log2(1 + links));
  });

  /** Returns whether a term is only in the text of one or two pages, where it may be a typo. */
  isLikelyTypo(term: number): boolean {
    const postings = this.words.postings(term);
    return postings.every(({field, pages}) => field === 'body' && pages.length <= 2);
  }

  readonly headings = memo((page: number): readonly HeadingLine[] => {
    const lines = this.pages[page]?.headings.split('\n').filter(Boolean) ?? [];
    return lines.map((line) => {
      const [text = '', id = ''] = line.split('\t');
      return {text, id};
    });
  });

  readonly titleTerms = memo((page: number) => this.#placesOf(this.pages[page]?.title ?? ''));

  readonly labelTerms = memo((page: number) => this.#placesOf(this.pages[page]?.label ?? ''));

  /** The terms of the last path segment. */
  readonly slugTerms = memo((page: number) =>
    this.#placesOf((this.pages[page]?.url ?? '').split('/').at(-1) ?? ''),
  );

  readonly keywordTerms = memo((page: number) =>
    this.#linePlaces(this.pages[page]?.keywords ?? ''),
  );

  readonly questionTerms = memo((page: number) =>
    this.#linePlaces(this.pages[page]?.questions ?? ''),
  );

  /**
   * Returns the pages that come first for a term.
   *
   * @param key `keyOf` the term
   * @param unfinished whether the reader may still be typing it
   */
  firstFor(key: string, unfinished: boolean): number[] {
    if (!unfinished || key.length < MIN_PREFIX) {
      const page = this.#firstFor.get(key);
      return page === undefined ? [] : [page];
    }
    const pages: number[] = [];
    for (const [one, page] of this.#firstFor) if (one.startsWith(key)) pages.push(page);
    return pages;
  }

  readonly headingTerms = memo((page: number) =>
    this.headings(page).map(({text}) => this.#placesOf(text)),
  );

  /** The terms of each line of stems. */
  #linePlaces(lines: string): ReadonlySet<number>[] {
    return lines.split('\n').map((line) => this.#termPlaces(line.split(' ')));
  }

  #placesOf(text: string): ReadonlySet<number> {
    return this.#termPlaces(termsOf(text));
  }

  #termPlaces(terms: readonly string[]): ReadonlySet<number> {
    return new Set(terms.flatMap((term) => this.words.placeOf(term) ?? []));
  }
}
