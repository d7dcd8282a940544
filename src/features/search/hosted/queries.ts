/** The requests that a search of the hosted index consists of. */
import type {SearchQuery} from 'algoliasearch/lite';
import {ALL_VERSIONS, type SearchOptions} from '../types';
import {CLOSE, OPEN} from './marked';
import {LANGUAGE, OUTSIDE_DOCS, RECORDS_A_PAGE, tagOfVersion} from './record';

/** The service refuses longer queries, and more hits at once. */
const MAX_QUERY_BYTES = 512;
const MAX_HITS = 1000;

/** What is read of each record, see pages.ts. */
const SHOWN = [
  'url',
  'url_without_anchor',
  'type',
  'hierarchy',
  'breadcrumbs',
  'description',
  'symbols',
  'section',
  'version_label',
];

/** @returns as much of the query as the service takes, without half a character at the end */
function cut(query: string): string {
  const bytes = new TextEncoder().encode(query);
  if (bytes.length <= MAX_QUERY_BYTES) return query;
  const text = new TextDecoder().decode(bytes.subarray(0, MAX_QUERY_BYTES));
  return text.replace(/\uFFFD$/, '');
}

/** Every entry must hold; the alternatives of an inner list are joined by "or". */
function facetFilters(version: string): (string | string[])[] {
  const tags = [tagOfVersion(version), OUTSIDE_DOCS].map((tag) => `docusaurus_tag:${tag}`);
  return [`language:${LANGUAGE}`, ...(version === ALL_VERSIONS ? [] : [tags])];
}

/**
 * Asks how many pages match in each section. It leaves the wanted section out, or the other sections would be 0,
 * and takes one record a page, or pages with several would count several times.
 */
function sectionCounts(indexName: string, query: string, version: string): SearchQuery {
  return {
    indexName,
    query: cut(query),
    facetFilters: facetFilters(version),
    distinct: 1,
    facetingAfterDistinct: true,
    facets: ['section'],
    maxValuesPerFacet: 100,
    hitsPerPage: 0,
    // A search of a reader is two requests; the service's statistics are to count it once.
    analytics: false,
  };
}

/** @returns two requests: for the hits, and for the counts of the sections */
export function searchRequests(
  indexName: string,
  query: string,
  {version, limit, section}: SearchOptions,
): SearchQuery[] {
  const inSection = section === undefined ? [] : [`section:${section}`];
  return [
    {
      indexName,
      query: cut(query),
      facetFilters: [...facetFilters(version), ...inSection],
      distinct: RECORDS_A_PAGE,
      // Counts pages, as `distinct` groups records to pages; so does `nbHits` of the answer.
      hitsPerPage: Math.min(limit, MAX_HITS),
      attributesToRetrieve: SHOWN,
      attributesToHighlight: ['hierarchy', 'symbols.name'],
      attributesToSnippet: ['content:40', 'description:40'],
      highlightPreTag: OPEN,
      highlightPostTag: CLOSE,
      snippetEllipsisText: '…',
      clickAnalytics: true,
    },
    sectionCounts(indexName, query, version),
  ];
}

/** Asks whether a query finds anything, and for the title of the best page. */
export function probe(indexName: string, query: string, version: string): SearchQuery {
  return {
    indexName,
    query: cut(query),
    facetFilters: facetFilters(version),
    distinct: 1,
    hitsPerPage: 1,
    attributesToRetrieve: ['hierarchy'],
    attributesToHighlight: [],
    attributesToSnippet: [],
    analytics: false,
  };
}
