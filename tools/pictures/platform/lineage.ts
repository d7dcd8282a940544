/** Lineage as the platform answers it: siblings count as one, and a path goes on through them. */
import {pick} from './pick';
import {searchResults, type SearchInput} from './search';
import type {Store} from './store';

type Direction = 'UPSTREAM' | 'DOWNSTREAM';

/** An asset and its siblings, which stand for it unless somebody asked for each alone. */
function together({entities}: Store, urn: string, separate: boolean): string[] {
  return [urn, ...(separate ? [] : (entities.get(urn)?.related.siblings ?? []))];
}

/** The neighbors of an asset, without its own siblings. */
export function neighbors(
  store: Store,
  urn: string,
  direction: Direction,
  separate = false,
): string[] {
  const own = together(store, urn, separate);
  const ends = store.lineage.flatMap(({from, to}) => {
    const [here, there] = direction === 'UPSTREAM' ? [to, from] : [from, to];
    return own.includes(here) && !own.includes(there) ? [there] : [];
  });
  return [...new Set(ends)];
}

type Reached = {urn: string; degree: number; path: string[]};

/** Everything upstream or downstream, nearest first. */
function reach(store: Store, urn: string, direction: Direction): Reached[] {
  const reached: Reached[] = [{urn, degree: 0, path: [urn]}];
  const seen = new Set([urn]);
  for (const {urn: at, degree, path} of reached) {
    for (const next of neighbors(store, at, direction)) {
      if (seen.has(next)) continue;
      seen.add(next);
      reached.push({urn: next, degree: degree + 1, path: [...path, next]});
    }
  }
  return reached.slice(1);
}

/** Groups of degrees, as impact analysis filters by them. */
const DEGREES = ['1', '2', '3+'];
const isOf = (degree: number, group: string) =>
  group === '3+' ? degree >= 3 : degree === Number(group);

type LineageInput = SearchInput & {urn: string; direction: Direction};

/** The answer to a search across lineage: what is reached, by degree. */
export function searchAcrossLineage(store: Store, input: LineageInput): Record<string, unknown> {
  const reached = new Map(reach(store, input.urn, input.direction).map((one) => [one.urn, one]));
  const filters = [...pick(input, 'orFilters.and'), ...pick(input, 'filters')] as {
    field: string;
    values?: string[];
  }[];
  const wanted = filters.find(({field}) => field === 'degree')?.values;
  const inDegree = ({degree}: Reached) => !wanted || wanted.some((group) => isOf(degree, group));
  const among = [...reached.values()]
    .filter(inDegree)
    .flatMap(({urn}) => store.entities.get(urn) ?? []);
  const answer = searchResults(store, input, among, ({urn}) => {
    const {degree = 0, path = []} = reached.get(urn) ?? {};
    return {
      degree,
      degrees: [degree],
      paths: [{path}],
      explored: true,
      ignoredAsHop: false,
      truncatedChildren: false,
    };
  });
  const counts = DEGREES.map((value) => ({
    value,
    count: [...reached.values()].filter(({degree}) => isOf(degree, value)).length,
  }));
  const degrees = {field: 'degree', displayName: 'Degree of Dependencies', aggregations: counts};
  return {
    ...answer,
    facets: [...(answer['facets'] as object[]), degrees],
    lineageSearchPath: 'TORTOISE',
  };
}

/** Column lineage into a dataset, by the columns of it. */
export function columnLineage({columns}: Store, urn: string): Record<string, unknown>[] {
  return columns
    .filter(({to: [dataset]}) => dataset === urn)
    .map(({from, to}) => ({
      upstreams: [{urn: from[0], path: from[1]}],
      downstreams: [{urn: to[0], path: to[1]}],
    }));
}
