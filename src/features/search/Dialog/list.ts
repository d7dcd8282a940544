/** What the dialog lists for the pages that were found: a group per page, with its best parts below it. */
import {escapeHtml} from '../../../lib/html-entities';
import {type MarkedText, type PageHit, plainText} from '../types';
import type {StoredSearch} from './stored-searches';

/** Maximum parts per page; more would crowd out the next page. */
const PARTS = 3;

/** Separates the breadcrumbs of a page's location. */
const STEP = ' › ';

/** A page or a part of one. */
export type Entry = {
  url: string;
  kind: 'page' | 'heading' | 'symbol';
  title: MarkedText;
  /** The location of the page, without its title. */
  place: string;
  /** The title of the page. */
  page: string;
  /** The page's description; empty for a part. */
  excerpt: MarkedText;
};

export type Group = {
  /** The location of the page with its title. */
  name: string;
  /** The page, then its parts. */
  entries: readonly Entry[];
};

function groupOf({url, title, breadcrumbs, excerpt, parts}: PageHit): Group {
  const place = breadcrumbs.join(STEP);
  const page = plainText(title);
  return {
    name: [...breadcrumbs, page].join(STEP),
    entries: [
      {url, kind: 'page', title, place, page, excerpt},
      ...parts.slice(0, PARTS).map((part): Entry => ({...part, place, page, excerpt: []})),
    ],
  };
}

/** @returns the groups in the order of the pages */
export function groupsOf(pages: readonly PageHit[]): Group[] {
  return pages.map(groupOf);
}

/** Returns whether two texts have the same pieces. */
export function isSameText(one: MarkedText, other: MarkedText): boolean {
  return (
    one.length === other.length &&
    one.every(({text, marked}, i) => text === other[i]?.text && marked === other[i]?.marked)
  );
}

/** Returns whether two entries look the same, except for their excerpts. */
export function isSameEntry(one: Entry, other: Entry): boolean {
  return (
    one.url === other.url &&
    one.kind === other.kind &&
    one.place === other.place &&
    one.page === other.page &&
    isSameText(one.title, other.title)
  );
}

/** Converts an entry to what is stored when the reader chooses it. */
export function toStored({url, kind, title, place, page, excerpt}: Entry): StoredSearch {
  const lvl0 = place === '' ? page : `${place}${STEP}${page}`;
  const lvl1 = escapeHtml(page);
  return kind === 'page'
    ? {
        ...{objectID: url, url, type: 'lvl1', hierarchy: {lvl0, lvl1, lvl2: null}},
        content: escapeHtml(plainText(excerpt)),
      }
    : {
        ...{objectID: url, url, type: 'lvl2', content: null},
        hierarchy: {lvl0, lvl1, lvl2: escapeHtml(plainText(title))},
      };
}
