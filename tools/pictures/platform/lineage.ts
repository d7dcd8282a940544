/** Lineage as the platform answers it: an asset's own has its siblings', a search across it goes edge by edge. */
import {columnOf} from '../../../plugins/acme';
import {type Direction, type Reached, walk, type Walk} from './lineage-walk';
import {pick} from './pick';
import {searchResults, type SearchInput} from './search';
import type {Store} from './store';

/** An asset and its siblings, which stand for it unless somebody asked for each alone. */
function together({entities}: Store, urn: string, separate: boolean): string[] {
  return [urn, ...(separate ? [] : (entities.get(urn)?.related.siblings ?? []))];
}

type Neighbor = {urn: string; drawnBy?: string | undefined};

/** The neighbors of an asset, without its own siblings. */
export function neighbors(
  store: Store,
  urn: string,
  direction: Direction,
  separate = false,
): Neighbor[] {
  const own = together(store, urn, separate);
  const ends = store.lineage.flatMap(({from, to, drawnBy}): [string, Neighbor][] => {
    const [here, there] = direction === 'UPSTREAM' ? [to, from] : [from, to];
    return own.includes(here) && !own.includes(there) ? [[there, {urn: there, drawnBy}]] : [];
  });
  return [...new Map(ends).values()];
}

/** Groups of degrees, as impact analysis filters by them. */
const DEGREES = ['1', '2', '3+'];
const isOf = (degree: number, group: string) =>
  group === '3+' ? degree >= 3 : degree === Number(group);

type LineageInput = SearchInput & {
  urn: string;
  direction: Direction;
  lineageFlags?: {
    ignoreAsHops?: Walk['ignoreAsHops'];
    entitiesExploredPerHopLimit?: number | null;
  } | null;
};

/** What depends on columns is counted by the tables and charts that they are in. */
function byOwner(reached: readonly Reached[]): Map<string, Reached> {
  const owners = new Map<string, Reached>();
  for (const one of reached) {
    const urn = columnOf(one.urn)?.[0] ?? one.urn;
    const known = owners.get(urn);
    if (known) known.paths.push(...one.paths);
    else owners.set(urn, {...one, urn, paths: [...one.paths]});
  }
  return owners;
}

/** The answer to a search across lineage: what is reached, by degree. */
export function searchAcrossLineage(store: Store, input: LineageInput): Record<string, unknown> {
  const {urn, direction, lineageFlags} = input;
  const filters = [...pick(input, 'orFilters.and'), ...pick(input, 'filters')] as {
    field: string;
    values?: string[];
  }[];
  const wanted = filters.find(({field}) => field === 'degree')?.values ?? DEGREES;
  const reached = byOwner(
    walk(store, urn, {
      direction,
      // With the third group, the walk goes to the end.
      maxHops: wanted.includes('3+') ? 1000 : Math.max(...wanted.map(Number)),
      ignoreAsHops: lineageFlags?.ignoreAsHops ?? null,
      limit: lineageFlags?.entitiesExploredPerHopLimit ?? null,
    }),
  );
  reached.delete(columnOf(urn)?.[0] ?? urn);
  const among = [...reached.values()]
    .filter(({degree}) => wanted.some((group) => isOf(degree, group)))
    .flatMap((one) => store.entities.get(one.urn) ?? []);
  const answer = searchResults(store, input, among, (entity) => {
    const found = reached.get(entity.urn);
    const {degree = 0, degrees = [], paths = [], explored, ignoredAsHop} = found ?? {};
    return {
      degree,
      degrees,
      paths: paths.map((path) => ({path})),
      explored: explored ?? false,
      ignoredAsHop: ignoredAsHop ?? false,
      truncatedChildren: false,
    };
  });
  // The platform offers the three groups without counting them.
  const groups = DEGREES.map((value) => ({value, count: 0}));
  const degrees = {field: 'degree', displayName: 'Degree of Dependencies', aggregations: groups};
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
