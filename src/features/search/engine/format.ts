/**
 * The files that the build writes for the search, below `assets/search/<version>/<hash>/`: `index.json` for searching,
 * and `text/<n>.json` for each page, with the text for excerpts.
 */

/** Path of these files, below the base URL; browsers may cache them for a year. */
export const FOLDER = 'assets/search';

/**
 * Returns the folder of a version's files. Its name depends on their content, so an index and its texts are always from
 * the same build.
 *
 * @param hash of the files, as the build passes it to the browser
 */
export const folderOf = (version: string, hash: string): string => `${FOLDER}/${version}/${hash}`;

/** The folder of each version, for programs that read the files of a site and don't know the hashes. */
export const SEARCH_FOLDERS = 'search-folders.json';

/** A name with its own anchor: an option, a field, a type, a variable. */
export type Symbol = {name: string; id: string};

/** A part of a page from one heading to the next; the top of a page has no id, and its level is 1. */
export type TextSection = {
  id: string;
  heading: string;
  level: number;
  text: string;
  /** Which lines of the text are code, counted from 0; excerpts avoid them. */
  code?: number[];
  symbols: Symbol[];
};

/** The text of a page; the file name is the position of the page in `IndexFile.pages`. */
export type PageText = {sections: TextSection[]};

/** The parts of a page that results show. */
export type IndexedPage = {
  /** Path from the root of the site. */
  url: string;
  title: string;
  /** Its short name in the sidebar, if different. */
  label?: string;
  /** Its location in the site, outermost first, without the page itself. */
  breadcrumbs: string[];
  description: string;
  /** How many pages link to it. */
  links: number;
  /** Label of its version; undefined outside the docs. */
  version?: string;
  /** Other terms that readers search for, one per line, as stems separated by spaces. */
  keywords: string;
  /** Terms that this page comes first for, one per line; see `keyOf`. */
  firstFor?: string;
  /** Questions that this page answers, one per line, as stems separated by spaces. */
  questions?: string;
  /** Headings, one per line: the text, a tab, and the id. */
  headings: string;
  /** Symbols, one per line; see `symbol-lines.ts`. */
  symbols: string;
};

/** Which texts contain which terms. */
export type PackedWords = {
  /** Terms in alphabetical order, one per line; see `term-lines.ts`. */
  terms: string;
  /** For each term, a line with the pages whose text contains it; those that repeat it are marked. See `postings.ts`. */
  pages: string;
  /** The number of terms in the text of each page. */
  lengths: number[];
};

/** Groups of terms that mean the same, and groups of terms that lead to the same pages without meaning the same. */
export type SynonymGroups = {same: string[][]; near: string[][]};

/** The index of one version. */
export type IndexFile = {
  pages: IndexedPage[];
  /** As stems, separated by spaces. */
  synonyms: SynonymGroups;
  /** Positions in `pages` by term. */
  words: PackedWords;
};

/** Everything that the index contains about a page, before it is written. */
export type PageRecord = Omit<
  IndexedPage,
  'headings' | 'symbols' | 'keywords' | 'firstFor' | 'questions'
> &
  PageText & {keywords: string[]; firstFor?: readonly string[]; questions?: readonly string[]};
