/** Turns the pages that were found into what DocSearch lists: one group a page, its parts below it. */
import {escapeHtml} from '../../../lib/html-entities';
import {type MarkedText, type PageHit, plainText} from '../types';

/** Parts of one page that are listed: more would hide the next page. */
const PARTS = 3;

/** Stands between the steps of a page's place. */
const STEP = ' › ';

/** An entry of the list, in the shape that DocSearch groups and stores. */
export type ListedHit = {
  objectID: string;
  url: string;
  /** `lvl1` is a page, `lvl2` a part of one. */
  type: 'lvl1' | 'lvl2';
  /** DocSearch heads a group with `lvl0` as text, and draws the others, of stored hits, as HTML. */
  hierarchy: {lvl0: string; lvl1: string; lvl2: string | null};
  content: string | null;
  /** A name of code, such as a key of a recipe. */
  symbol: boolean;
  /** The place of a page, without its title. */
  place: string;
  /** What is drawn; DocSearch leaves it out of what it stores. */
  _snippetResult: {title: MarkedText; content: MarkedText};
};

/** What DocSearch draws as HTML. */
const escaped = (text: MarkedText) => escapeHtml(plainText(text));

function hitsOfPage({url, title, breadcrumbs, excerpt, parts}: PageHit): ListedHit[] {
  const place = breadcrumbs.join(STEP);
  const lvl0 = [...breadcrumbs, plainText(title)].join(STEP);
  const lvl1 = escaped(title);
  const page: ListedHit = {
    ...{objectID: url, url, type: 'lvl1', symbol: false, place},
    hierarchy: {lvl0, lvl1, lvl2: null},
    content: escaped(excerpt),
    _snippetResult: {title, content: excerpt},
  };
  const listed = parts.slice(0, PARTS).map((part): ListedHit => ({
    ...{objectID: part.url, url: part.url, type: 'lvl2', symbol: part.kind === 'symbol', place},
    hierarchy: {lvl0, lvl1, lvl2: escaped(part.title)},
    content: null,
    _snippetResult: {title: part.title, content: []},
  }));
  return [page, ...listed];
}

/** @returns the entries in the order of the pages, each page before its parts */
export function toListedHits(pages: readonly PageHit[]): ListedHit[] {
  return pages.flatMap(hitsOfPage);
}
