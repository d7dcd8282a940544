/** Converts search results to the format that DocSearch lists: one group per page, with its parts below it. */
import {escapeHtml} from '../../../lib/html-entities';
import {type MarkedText, type PageHit, plainText} from '../types';

/** Maximum parts per page; more would crowd out the next page. */
const PARTS = 3;

/** Separates the breadcrumbs of a page's location. */
const STEP = ' › ';

/** A list entry, in the format that DocSearch groups and stores. */
export type ListedHit = {
  objectID: string;
  url: string;
  /** `lvl1` is a page, `lvl2` a part of one. */
  type: 'lvl1' | 'lvl2';
  /** DocSearch shows `lvl0` as text above a group, and renders the other levels of stored hits as HTML. */
  hierarchy: {lvl0: string; lvl1: string; lvl2: string | null};
  content: string | null;
  /** Whether this is a name in code, such as a recipe key. */
  symbol: boolean;
  /** The location of a page, without its title. */
  place: string;
  /** What is shown; DocSearch doesn't store it. */
  _snippetResult: {title: MarkedText; content: MarkedText};
};

/** Escapes what DocSearch renders as HTML. */
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

/** @returns the entries in the order of the pages, with each page before its parts */
export function toListedHits(pages: readonly PageHit[]): ListedHit[] {
  return pages.flatMap(hitsOfPage);
}
