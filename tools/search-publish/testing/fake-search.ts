/** Searches records, as far as the tests of this site need it. */
import {highlight, pick, type Tags} from './fake-highlight';
import {placesIn, textsAt, wordsOf} from './fake-words';

/** A record as it was sent; the fake knows no more about it than the service does. */
export type Stored = Readonly<Record<string, unknown>> & {objectID: string};

/** The settings and parameters that the fake honors. */
export type Parameters = Tags & {
  query?: string;
  facetFilters?: (string | string[])[];
  searchableAttributes?: string[];
  attributeForDistinct?: string;
  distinct?: number;
  facets?: string[];
  facetingAfterDistinct?: boolean;
  hitsPerPage?: number;
  attributesToRetrieve?: string[];
  attributesToHighlight?: string[];
  attributesToSnippet?: string[];
  clickAnalytics?: boolean;
};

/** `unordered(hierarchy.lvl2)` and `a,b` → paths */
const pathsOf = (attribute: string) =>
  attribute.split(',').map((one) =>
    one
      .replace(/^\w+\((.*)\)$/, '$1')
      .trim()
      .split('.'),
  );

/** Returns the position of the best attribute that contains a word; undefined if one of the words is in none. */
function rankOf(record: Stored, looked: readonly string[], attributes: readonly string[]) {
  const places = attributes.map((attribute) =>
    placesIn(
      pathsOf(attribute).flatMap((path) => textsAt(record, path).flatMap(wordsOf)),
      looked,
    ),
  );
  if (new Set(places.flat()).size < looked.length) return undefined;
  return places.findIndex((some) => some.length > 0);
}

function passes(record: Stored, filter: string | string[]): boolean {
  return [filter].flat().some((one) => {
    const colon = one.indexOf(':');
    return textsAt(record, one.slice(0, colon).split('.')).includes(one.slice(colon + 1));
  });
}

function countsOf(records: readonly Stored[], facet: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of records.flatMap((record) => textsAt(record, [facet])))
    counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** Keeps at most `distinct` records of each group; groups and their records are ordered by rank. */
function grouped(records: readonly Stored[], {attributeForDistinct, distinct = 0}: Parameters) {
  if (attributeForDistinct === undefined || distinct === 0) return records.map((one) => [one]);
  const groups = new Map<unknown, Stored[]>();
  for (const record of records) {
    const key = record[attributeForDistinct];
    const group = groups.get(key);
    if (!group) groups.set(key, [record]);
    else if (group.length < distinct) group.push(record);
  }
  return [...groups.values()];
}

/** @param parameters of the query, which override the settings of the index @returns the response of the service to a query */
export function fakeSearch(records: readonly Stored[], parameters: Parameters, queryID: string) {
  const {query = '', hitsPerPage = 20, searchableAttributes = [], facets = []} = parameters;
  const looked = wordsOf(query);
  const found = records
    .filter((record) => (parameters.facetFilters ?? []).every((filter) => passes(record, filter)))
    .flatMap((record) => {
      const rank = rankOf(record, looked, searchableAttributes);
      return rank === undefined ? [] : [{record, rank}];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({record}) => record);
  const groups = grouped(found, parameters);
  const counted = parameters.facetingAfterDistinct ? groups.flat() : found;
  const snippets = parameters.attributesToSnippet?.map((one) => one.split(':', 1)[0] ?? '') ?? [];
  const tagged = (record: Stored, attributes: readonly string[] = []) =>
    highlight(pick(record, attributes), looked, parameters);
  return {
    hits: groups.slice(0, hitsPerPage).flatMap((group) =>
      group.map((record) => ({
        ...pick(record, parameters.attributesToRetrieve ?? Object.keys(record)),
        objectID: record.objectID,
        _highlightResult: tagged(record, parameters.attributesToHighlight),
        _snippetResult: tagged(record, snippets),
      })),
    ),
    nbHits: groups.length,
    query,
    facets: Object.fromEntries(facets.map((facet) => [facet, countsOf(counted, facet)])),
    ...(parameters.clickAnalytics && {queryID}),
  };
}
