/** What a search is asked and what it answers, whichever service answers it. */

/** Text in pieces, some of which the reader looked for. */
export type MarkedText = readonly {text: string; marked?: true}[];

/** @returns the text without its marks */
export function plainText(text: MarkedText): string {
  return text.map((piece) => piece.text).join('');
}

/** Stands for every version of the docs. */
export const ALL_VERSIONS = 'all';

/** Where to look, and which of the pages found to show. */
export type SearchOptions = {
  /** Name of a version of the docs, such as `current`, or `ALL_VERSIONS`; pages outside the docs are in each. */
  version: string;
  /** At most so many pages. */
  limit: number;
  /** Only pages of this part of the site, one of `Found.sections`. */
  section?: string;
};

/** A heading or a name on a page that matches, with its own address. */
export type PartHit = {
  kind: 'heading' | 'symbol';
  /** Address with the anchor: `/docs/quickstart#start-datahub` */
  url: string;
  title: MarkedText;
};

/** A page that was found. */
export type PageHit = {
  /** Address of the page, from the root of the site. */
  url: string;
  title: MarkedText;
  /** The place of the page in the site, outermost first, without its own title: `Deployment`, `Docker` */
  breadcrumbs: readonly string[];
  /** Part of the site, the first of the breadcrumbs. */
  section: string;
  /** Label of the version (`Next`), for a page of the docs. */
  version?: string;
  /** A passage of the page around what was looked for, or else its description. */
  excerpt: MarkedText;
  /** The parts of the page that match, the best first. */
  parts: readonly PartHit[];
};

/** What was found for a query. */
export type Found = {
  /** The best first. */
  hits: readonly PageHit[];
  /** How many pages match in all, of which `hits` are the first. */
  count: number;
  /** The parts of the site that matches lie in, whatever section was asked for, the fullest first. */
  sections: readonly {name: string; count: number}[];
  /** The hosted service's name for this search, by which clicks are told to it. */
  queryId?: string;
};

/** A service that searches the site. */
export interface SearchBackend {
  /** Makes ready what searching a version needs. Never rejects: a failure shows when it is searched. */
  prepare(version: string): Promise<void>;

  /**
   * Looks for pages.
   *
   * @throws SearchUnavailable if the service or its index can't be reached; the same search may be tried again
   */
  search(query: string, options: SearchOptions): Promise<Found>;

  /**
   * Looks up the passages of hits that were found for a query. Hits whose text can't be fetched keep the excerpt
   * that they have, so this never throws.
   */
  withExcerpts(query: string, hits: readonly PageHit[]): Promise<readonly PageHit[]>;

  /**
   * Queries near one that found nothing, each of which finds something.
   *
   * @throws SearchUnavailable as `search` does
   */
  suggest(query: string, options: {version: string; limit: number}): Promise<readonly string[]>;
}

/** The index or the service can't be reached. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
}
