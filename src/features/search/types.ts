/** Queries and results of a search, regardless of the service that runs it. */

/** Text in pieces, some of which match the search. */
export type MarkedText = readonly {text: string; marked?: true}[];

/** @returns the text without its marks */
export function plainText(text: MarkedText): string {
  return text.map((piece) => piece.text).join('');
}

/** Selects all versions of the docs. */
export const ALL_VERSIONS = 'all';

/** Where to search, and which results to return. */
export type SearchOptions = {
  /**
   * Name of a version of the docs, such as `current`, or `ALL_VERSIONS`; every version includes the pages outside the
   * docs.
   */
  version: string;
  /** Maximum number of pages. */
  limit: number;
  /** Restricts results to a section of the site, one of `Found.sections`. */
  section?: string;
};

/** A matching heading or symbol on a page, with its own URL. */
export type PartHit = {
  kind: 'heading' | 'symbol';
  /** Path with the anchor: `/docs/quickstart#start-datahub` */
  url: string;
  title: MarkedText;
};

/** A page that was found. */
export type PageHit = {
  /** Path of the page, from the root of the site. */
  url: string;
  title: MarkedText;
  /** The location of the page in the site, outermost first, without its own title: `Deployment`, `Docker` */
  breadcrumbs: readonly string[];
  /** Section of the site: the first breadcrumb. */
  section: string;
  /** Label of the version (`Next`), for docs pages. */
  version?: string;
  /** A matching passage of the page, or else its description. */
  excerpt: MarkedText;
  /** The matching parts of the page, best first. */
  parts: readonly PartHit[];
};

/** What was found for a query. */
export type Found = {
  /** Best first. */
  hits: readonly PageHit[];
  /** Total number of matching pages, of which `hits` are the first. */
  count: number;
  /** The sections that contain matches, largest first, regardless of the requested section. */
  sections: readonly {name: string; count: number}[];
  /** The hosted service's id for this search, used to report what readers open. */
  queryId?: string;
};

/** A hit that a reader opened. */
export type OpenedHit = {
  /** From the result that contained it. */
  queryId: string;
  url: string;
  /** Position in the list that the reader saw, from 1. */
  position: number;
};

/** A service that searches the site. */
export interface SearchBackend {
  /** Loads what searching a version requires. Never rejects: a failure is reported by the search. */
  prepare(version: string): Promise<void>;

  /**
   * Searches for pages.
   *
   * @throws SearchUnavailable if the service or its index can't be reached; the same search may be tried again
   */
  search(query: string, options: SearchOptions): Promise<Found>;

  /**
   * Adds matching passages to the hits of a query. Hits whose text can't be fetched keep their excerpt, so this never
   * throws.
   */
  withExcerpts(query: string, hits: readonly PageHit[]): Promise<readonly PageHit[]>;

  /**
   * Returns queries similar to one without results, each of which has results.
   *
   * @throws SearchUnavailable as `search` does
   */
  suggest(query: string, options: {version: string; limit: number}): Promise<readonly string[]>;

  /** Reports what readers open, if the service learns from it. Never throws. */
  opened?(hit: OpenedHit): void;
}

/** The index or the service can't be reached. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
}
