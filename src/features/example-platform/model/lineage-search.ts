/** Search across lineage, for impact analysis and the lineage graph; here, siblings aren't merged. */
import {columnOf} from './kinds';
import type {Entity} from './world';
import {type Direction, edgesOf} from './lineage';
import {searchResults, type SearchInput} from './search';
import {fieldValues} from './search-fields';
import type {Store} from './store';

type Hop = {entityType: string; platforms?: string[] | null};

type LineageInput = SearchInput & {
  urn: string;
  direction: Direction;
  lineageFlags?: {
    ignoreAsHops?: Hop[] | null;
    entitiesExploredPerHopLimit?: number | null;
  } | null;
  searchFlags?: {groupingSpec?: {groupingCriteria?: object[] | null} | null} | null;
};

type Reached = {
  urn: string;
  degree: number;
  path: string[];
  explored: boolean;
  ignoredAsHop: boolean;
  truncatedChildren: boolean;
};

/** A column isn't an entity of the fixture: its URN says everything. */
const entityOf = ({entities}: Store, urn: string): Entity | undefined =>
  entities.get(urn) ??
  (columnOf(urn) && {urn, __typename: 'SchemaFieldEntity', type: 'SCHEMA_FIELD', related: {}});

function isIgnored(store: Store, urn: string, {lineageFlags}: LineageInput): boolean {
  const entity = entityOf(store, urn);
  if (!entity) return false;
  const [platform = ''] = fieldValues(store, entity, 'platform');
  return (lineageFlags?.ignoreAsHops ?? []).some(
    ({entityType, platforms}) =>
      entityType === entity.type && (!platforms?.length || platforms.includes(platform)),
  );
}

/**
 * Everything upstream or downstream, level by level: each entity once, by the shortest path. What is ignored as a hop
 * doesn't start a new level.
 *
 * @param maxHops maximum distance
 */
function reach(store: Store, input: LineageInput, maxHops: number): Map<string, Reached> {
  const reached = new Map<string, Reached>();
  const limit = input.lineageFlags?.entitiesExploredPerHopLimit ?? Infinity;
  const pathTo = (urn: string) => reached.get(urn)?.path ?? [urn];

  function hop(level: readonly string[], degree: number): string[] {
    const found: string[] = [];
    for (const at of level) {
      const edges = edgesOf(store, at, input.direction);
      for (const urn of edges.slice(0, limit)) {
        if (urn === input.urn || reached.has(urn)) continue;
        reached.set(urn, {
          urn,
          degree,
          path: [...pathTo(at), urn],
          explored: degree < maxHops,
          ignoredAsHop: isIgnored(store, urn, input),
          truncatedChildren: edges.length > limit,
        });
        found.push(urn);
      }
    }
    const ignored = found.filter((urn) => reached.get(urn)?.ignoredAsHop);
    return ignored.length === 0 ? found : [...found, ...hop(ignored, degree)];
  }

  let level = [input.urn];
  for (let degree = 1; degree <= maxHops && level.length > 0; degree++) level = hop(level, degree);
  return reached;
}

/** Groups of degrees, as impact analysis filters by them. */
const DEGREES = ['1', '2', '3+'];
const isOf = (degree: number, group: string) =>
  group === '3+' ? degree >= 3 : degree === Number(group);

/** Returns how far to search: up to the highest requested degree. */
function hopsFor(degrees: readonly string[]): number {
  if (degrees.includes('3+')) return 1000;
  return degrees.includes('2') ? 2 : degrees.includes('1') ? 1 : 1000;
}

const DEGREE_FACET = {
  field: 'degree',
  displayName: 'Degree of Dependencies',
  aggregations: DEGREES.map((value) => ({value, count: 0, entity: null})),
};

/** Returns the response to a search across lineage: what is reached, by degree. */
export function searchAcrossLineage(store: Store, input: LineageInput): Record<string, unknown> {
  const [first, ...others] = input.orFilters ?? [];
  const all = [...(first?.and ?? []), ...(input.filters ?? [])];
  const degrees = all.filter(({field}) => field === 'degree').flatMap(({values}) => values ?? []);
  const reached = [...reach(store, input, hopsFor(degrees)).values()].filter(
    ({degree}) => degrees.length === 0 || degrees.some((group) => isOf(degree, group)),
  );
  // Columns count as their dataset, unless a query says otherwise.
  const isGrouped = !input.searchFlags?.groupingSpec?.groupingCriteria;
  const byUrn = new Map<string, Reached[]>();
  for (const one of reached) {
    const urn = (isGrouped && columnOf(one.urn)?.[0]) || one.urn;
    byUrn.set(urn, [...(byUrn.get(urn) ?? []), one]);
  }
  const withoutDegree = {
    ...input,
    filters: (input.filters ?? []).filter(({field}) => field !== 'degree'),
    orFilters: [...(first ? [first] : []), ...others].map(({and}) => ({
      and: (and ?? []).filter(({field}) => field !== 'degree'),
    })),
  };
  const among = [...byUrn.keys()].flatMap((urn) => entityOf(store, urn) ?? []);
  const answer = searchResults(store, withoutDegree, among, ({urn}) => {
    const [one, ...more] = byUrn.get(urn) ?? [];
    return {
      degree: one?.degree,
      degrees: [one?.degree],
      paths: [one, ...more].map((each) => ({path: each?.path})),
      explored: one?.explored,
      ignoredAsHop: one?.ignoredAsHop,
      truncatedChildren: one?.truncatedChildren,
    };
  });
  return {
    ...answer,
    facets: [DEGREE_FACET, ...(answer['facets'] as object[])],
    lineageSearchPath: 'TORTOISE',
  };
}
