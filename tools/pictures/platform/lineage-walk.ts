/** Walks the graph of lineage level by level, as the platform's search index does: siblings stay apart. */
import {columnOf} from '../../../plugins/acme';
import type {Entity} from '../../../plugins/acme';
import {fieldValues} from './search-fields';
import type {Store} from './store';

export type Direction = 'UPSTREAM' | 'DOWNSTREAM';

/** Something that was reached, by all ways that lead to it. */
export type Reached = {
  urn: string;
  /** Steps on the shortest way, and on all of them. */
  degree: number;
  degrees: number[];
  paths: string[][];
  /** Whether the walk went on from here. */
  explored: boolean;
  ignoredAsHop: boolean;
};

/** How a query wants the graph to be walked. */
export type Walk = {
  direction: Direction;
  maxHops: number;
  /** What doesn't count as a step: tasks, or datasets of some platforms. */
  ignoreAsHops?: readonly {entityType: string; platforms?: readonly string[] | null}[] | null;
  /** How many neighbors of each entity are followed; all without it. */
  limit?: number | null;
};

/** What is one step away; columns lead to columns, and a chart has none that lead further. */
function nextOf({lineage, columns}: Store, urn: string, direction: Direction): string[] {
  const column = columnOf(urn);
  const edges = column
    ? columns.map(({from, to}) => ({from: columnUrn(from), to: columnUrn(to)}))
    : lineage;
  return edges.flatMap(({from, to}) => {
    const [here, there] = direction === 'UPSTREAM' ? [to, from] : [from, to];
    return here === urn ? [there] : [];
  });
}

const columnUrn = ([urn, path]: readonly [string, string]) => `urn:li:schemaField:(${urn},${path})`;

function isIgnored(store: Store, entity: Entity | undefined, {ignoreAsHops}: Walk): boolean {
  return (ignoreAsHops ?? []).some(({entityType, platforms}) => {
    if (entity?.type !== entityType) return false;
    const own = fieldValues(store, entity, 'platform') ?? [];
    return !platforms?.length || own.some((one) => platforms.includes(one));
  });
}

/** Everything upstream or downstream of an entity or a column, nearest first. */
export function walk(store: Store, root: string, options: Walk): Reached[] {
  const reached = new Map<string, Reached>();
  const pathsOf = (urn: string) => (urn === root ? [[root]] : (reached.get(urn)?.paths ?? []));

  /** Goes one step from each of these. @returns what is found for the first time */
  function hop(level: readonly string[], degree: number): string[] {
    const fresh: string[] = [];
    for (const at of level) {
      for (const urn of nextOf(store, at, options.direction).slice(0, options.limit ?? undefined)) {
        const paths = pathsOf(at)
          .filter((path) => !path.includes(urn))
          .map((path) => [...path, urn]);
        if (urn === root || paths.length === 0) continue;
        const known = reached.get(urn);
        if (known) {
          known.paths.push(...paths);
          known.degrees = [...new Set([...known.degrees, degree])];
          continue;
        }
        const ignoredAsHop = isIgnored(store, store.entities.get(urn), options);
        reached.set(urn, {urn, degree, degrees: [degree], paths, explored: false, ignoredAsHop});
        fresh.push(urn);
      }
    }
    const ignored = fresh.filter((urn) => reached.get(urn)?.ignoredAsHop);
    const found = ignored.length > 0 ? [...fresh, ...hop(ignored, degree)] : fresh;
    if (degree < options.maxHops) {
      for (const urn of found) {
        const one = reached.get(urn);
        if (one) one.explored = true;
      }
    }
    return found;
  }

  let level: readonly string[] = [root];
  for (let degree = 1; degree <= options.maxHops && level.length > 0; degree++) {
    level = hop(level, degree);
  }
  return [...reached.values()];
}
