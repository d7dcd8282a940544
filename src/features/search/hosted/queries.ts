/** The requests for a search of the hosted index. */
import type {SearchQuery} from 'algoliasearch/lite';
import {ALL_VERSIONS, type SearchOptions} from '../types';
import {CLOSE, OPEN} from './marked';
import {LANGUAGE, OUTSIDE_DOCS, RECORDS_A_PAGE, tagOfVersion} from './record';

/** The service rejects longer queries, and more hits at once. */
const MAX_QUERY_BYTES = 512;
const MAX_HITS = 1000;

/** The attributes to retrieve; see pages.ts. */
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

/** @returns as much of the query as the service accepts, without half a character at the end */
function cut(query: string): string {
  const bytes = new TextEncoder().encode(query);
  if (bytes.length <= MAX_QUERY_BYTES) return query;
  const text = new TextDecoder().decode(bytes.subarray(0, MAX_QUERY_BYTES));
  return text.replace(/\uFFFD$/, '');
}

/** All entries must match; the alternatives in an inner list are combined with "or". */
function facetFilters(version: string): (string | string[])[] {
  const tags = [tagOfVersion(version), OUTSIDE_DOCS].map((tag) => `docusaurus_tag:${tag}`);
  return [`language:${LANGUAGE}`, ...(version === ALL_VERSIONS ? [] : [tags])];
}

/**
 * Requests the number of matching pages in each section. It omits the filter by section, or the counts of other
 * sections would be 0, and it uses one record per page, or pages with several matches would count several times.
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
    // A reader's search consists of two requests, but the service's statistics must count it once.
    analytics: false,
  };
}

/** @returns two requests: one for the hits, and one for the counts of the sections */
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
      // Counts pages, because `distinct` groups records by page; so does `nbHits` in the response.
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

/** Requests whether a query has results, and the title of the best page. */
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
