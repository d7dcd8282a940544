/** Lineage of one step, as the pages of entities show it: siblings count as one. */
import {columnOf} from './kinds';
import type {Entity} from './world';
import type {Store} from './store';

export type Direction = 'UPSTREAM' | 'DOWNSTREAM';

/** A chart is one node of the graph: the columns that it reads lead to the chart itself. */
const columnUrn = ([asset, path]: readonly [string, string]) =>
  asset.startsWith('urn:li:chart:') ? asset : `urn:li:schemaField:(${asset},${path})`;

/** Returns what feeds an asset or a column, or is fed by it, using only the edges of the graph. */
export function edgesOf(store: Store, urn: string, direction: Direction): string[] {
  const edges = columnOf(urn)
    ? store.columns.map(({from, to}) => ({from: columnUrn(from), to: columnUrn(to)}))
    : store.lineage;
  const ends = edges.flatMap(({from, to}) => {
    const [here, there] = direction === 'UPSTREAM' ? [to, from] : [from, to];
    return here === urn && there !== urn ? [there] : [];
  });
  return [...new Set(ends)];
}

/** Removes those whose sibling in the list represents both. */
function withoutSecondary({entities}: Store, urns: readonly string[]): string[] {
  return urns.filter((urn) => {
    const {siblings, primary} = entities.get(urn)?.related ?? {};
    return primary || !siblings?.some((sibling) => urns.includes(sibling));
  });
}

/** Returns the neighbors of an asset and of its siblings, as SiblingGraphService merges them; `total` counts all edges. */
function merged(store: Store, urn: string, direction: Direction): {urns: string[]; total: number} {
  const own = edgesOf(store, urn, direction);
  const siblings = store.entities.get(urn)?.related.siblings ?? [];
  if (siblings.length === 0) return {urns: own, total: own.length};
  const group = [urn, ...siblings];
  const outside = (list: readonly string[]) => list.filter((one) => !group.includes(one));
  let urns = withoutSecondary(store, outside(own));
  let total = own.length;
  for (const sibling of siblings) {
    const others = edgesOf(store, sibling, direction);
    total += others.length;
    const added = outside(others).filter((one) => !urns.includes(one));
    urns = withoutSecondary(store, [...added, ...urns]);
  }
  return {urns, total};
}

type LineageInput = {
  direction: Direction;
  start?: number | null;
  count?: number | null;
  separateSiblings?: boolean | null;
};

/** Returns who drew the edge between two assets, if a person did. */
function originOf({lineage, now}: Store, one: string, other: string) {
  const drawnBy = lineage.find(({from, to}) =>
    [one, other].every((urn) => urn === from || urn === to),
  )?.drawnBy;
  if (drawnBy === undefined) return {isManual: false};
  return {
    isManual: true,
    createdActor: drawnBy,
    createdOn: now,
    updatedActor: drawnBy,
    updatedOn: now,
  };
}

/** Returns the value of the field `lineage` of an entity. */
export function lineageOf(store: Store, {urn}: Entity, input: LineageInput) {
  const {direction} = input;
  const own = edgesOf(store, urn, direction);
  const {urns, total} = input.separateSiblings
    ? {urns: own, total: own.length}
    : merged(store, urn, direction);
  const start = input.start ?? 0;
  const page = urns.slice(start, start + (input.count ?? 100));
  const relationships = page.map((entity) => ({
    type: 'DownstreamOf',
    degree: 1,
    entity,
    ...originOf(store, urn, entity),
    paths: [],
  }));
  return {start, count: page.length, total, filtered: total - urns.length, relationships};
}

/** Returns column lineage into a dataset, by its columns. */
export function columnLineage({columns}: Store, urn: string): Record<string, unknown>[] {
  return columns
    .filter(({to: [dataset]}) => dataset === urn)
    .map(({from, to}) => ({
      upstreams: [{urn: from[0], path: from[1]}],
      downstreams: [{urn: to[0], path: to[1]}],
    }));
}
