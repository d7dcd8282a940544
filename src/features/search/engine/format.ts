/**
 * The files that the build writes for the search, below `assets/search/<version>/<hash>/`: `index.json`, which answers
 * searches, and `text/<n>.json` for each page, which holds what excerpts are cut from.
 */

/** Where these files are, below the base address; browsers may keep what is there for a year. */
export const FOLDER = 'assets/search';

/**
 * The folder of a version's files. It is named by what they hold, so that an index and its texts are always of one build.
 *
 * @param hash of the files, as the build tells the browser
 */
export const folderOf = (version: string, hash: string): string => `${FOLDER}/${version}/${hash}`;

/** A name with an address of its own: an option, a field, a type, a variable. */
export type Symbol = {name: string; id: string};

/** A part of a page from one heading to the next; the top of a page has no id and its level is 1. */
export type TextSection = {
  id: string;
  heading: string;
  level: number;
  text: string;
  symbols: Symbol[];
};

/** The text of a page; its file is named by the place of the page in `IndexFile.pages`. */
export type PageText = {sections: TextSection[]};

/** What results show of a page. */
export type IndexedPage = {
  /** Address from the root of the site. */
  url: string;
  title: string;
  /** Its short name in the sidebar, if that is another. */
  label?: string;
  /** Places it is in, outermost first, without the page itself. */
  breadcrumbs: string[];
  description: string;
  /** How many pages link to it. */
  links: number;
  /** Label of its version; missing outside the docs. */
  version?: string;
  /** Other words that readers look for it by, each term on a line, by its stems with blanks between them. */
  keywords: string;
  /** Headings, each on a line: its text, a tab, and its id. */
  headings: string;
  /** Symbols, each on a line, see `symbol-lines.ts`. */
  symbols: string;
};

/** Which pages hold which terms. */
export type PackedWords = {
  /** A term on each line, in alphabetical order. */
  terms: string;
  /** For each field a text with as many lines: the pages that hold the term there, see `postings.ts`. */
  columns: string[];
  /** How many terms the text of each page has. */
  lengths: number[];
};

/** Groups of terms that mean the same, and of terms that lead to the same pages without meaning the same. */
export type SynonymGroups = {same: string[][]; near: string[][]};

/** The index of one version. */
export type IndexFile = {
  pages: IndexedPage[];
  /** By their stems, with blanks between those. */
  synonyms: SynonymGroups;
  /** Places of `pages` by term. */
  words: PackedWords;
};

/** All that the index holds of a page before it is written. */
export type PageRecord = Omit<IndexedPage, 'headings' | 'symbols' | 'keywords'> &
  PageText & {keywords: string[]};
