/** Edges of the graph by name, as `relationships` of an entity returns them. */
import type {Entity} from './world';
import {edgesOf} from './lineage';
import {texts} from './pick';
import type {Store} from './store';

type Input = {
  types?: string[] | null;
  direction: 'INCOMING' | 'OUTGOING';
  start?: number | null;
  count?: number | null;
};

/** Edges that are lineage: the types at both ends, and whether data comes from the other end. */
const LINEAGE: Readonly<
  Record<string, readonly [from: readonly string[], to: readonly string[], isUpstream: boolean]>
> = {
  DownstreamOf: [['DATASET'], ['DATASET'], true],
  Consumes: [['CHART', 'DATA_JOB', 'MLFEATURE', 'DASHBOARD'], ['DATASET'], true],
  Produces: [['DATA_JOB'], ['DATASET'], false],
  Contains: [['DASHBOARD'], ['CHART'], true],
  TrainedBy: [['MLMODEL'], ['DATA_JOB'], true],
};

/** Returns what is at the other end of a lineage edge. */
function dataFlow(store: Store, entity: Entity, name: string, incoming: boolean): string[] {
  const [from, to, isUpstream] = LINEAGE[name] ?? [[], [], true];
  const [here, there] = incoming ? [to, from] : [from, to];
  if (!here.includes(entity.type)) return [];
  const direction = isUpstream === incoming ? 'DOWNSTREAM' : 'UPSTREAM';
  return edgesOf(store, entity.urn, direction).filter((urn) =>
    there.includes(store.entities.get(urn)?.type ?? ''),
  );
}

/** Returns what is at the other end of the edges with a name. */
function ends(store: Store, entity: Entity, name: string, incoming: boolean): string[] {
  const all = [...store.entities.values()];
  const those = (test: (one: Entity) => boolean | undefined) =>
    all.filter(test).map(({urn}) => urn);
  switch (name) {
    case 'DataProductContains':
      if (!incoming) return those(({related}) => related.product === entity.urn);
      return entity.related.product === undefined ? [] : [entity.related.product];
    case 'IsPartOf':
      if (!incoming) return [entity.related.parent ?? [], texts(entity, 'dataFlow')].flat();
      return those(
        (one) =>
          (one.related.parent === entity.urn && one.type !== 'CONTAINER') ||
          one['dataFlow'] === entity.urn,
      );
    case 'IsMemberOfNativeGroup':
      if (incoming) return entity.related.members ?? [];
      return those(({related}) => related.members?.includes(entity.urn));
    case 'IsMemberOfRole':
      if (incoming) return entity.related.users ?? [];
      return those(
        ({type, related}) => type === 'DATAHUB_ROLE' && related.users?.includes(entity.urn),
      );
    case 'IsAssociatedWithRole':
      if (!incoming) return texts(entity, 'actors.resolvedRoles');
      return those((one) => texts(one, 'actors.resolvedRoles').includes(entity.urn));
    case 'IncidentOn':
      return texts(entity, 'entity');
    case 'IsA':
      if (!incoming) return entity.related.isA ?? [];
      return those(({related}) => related.isA?.includes(entity.urn));
    case 'HasA':
      if (!incoming) return entity.related.hasA ?? [];
      return those(({related}) => related.hasA?.includes(entity.urn));
    case 'InstanceOf':
      if (!incoming) return texts(entity, 'parentTemplate');
      return those((one) => one['parentTemplate'] === entity.urn);
    default:
      return dataFlow(store, entity, name, incoming);
  }
}

/** Returns the value of `relationships(input:)`. */
export function relationships(store: Store, entity: Entity, input: Input) {
  const {types, direction} = input;
  const incoming = direction === 'INCOMING';
  const found = (types ?? []).flatMap((type) =>
    ends(store, entity, type, incoming).map((urn) => ({type, direction, entity: urn})),
  );
  const start = input.start ?? 0;
  const page = found.slice(start, start + (input.count ?? 100));
  return {start, count: page.length, total: found.length, relationships: page};
}
