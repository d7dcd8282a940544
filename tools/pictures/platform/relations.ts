/** Edges of the graph by their names, as the `relationships` of an entity answers them. */
import type {Entity} from '../../../plugins/acme';
import {texts} from './pick';
import type {Store} from './store';

type Input = {types?: string[] | null; direction: 'INCOMING' | 'OUTGOING'; count?: number | null};

/** Who is at the other end of the edges of one name. */
function ends(store: Store, entity: Entity, name: string, incoming: boolean): string[] {
  const all = [...store.entities.values()];
  const those = (test: (one: Entity) => boolean | undefined) =>
    all.filter(test).map(({urn}) => urn);
  switch (name) {
    case 'DataProductContains':
      if (!incoming) return those(({related}) => related.product === entity.urn);
      return entity.related.product === undefined ? [] : [entity.related.product];
    case 'IsPartOf':
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
      return texts(entity, 'related.isA');
    case 'HasA':
      return texts(entity, 'related.hasA');
    default:
      return [];
  }
}

/** The answer to `relationships(input:)`. */
export function relationships(store: Store, entity: Entity, {types, direction, count}: Input) {
  const incoming = direction === 'INCOMING';
  const found = (types ?? []).flatMap((type) =>
    ends(store, entity, type, incoming).map((urn) => ({type, direction, entity: urn})),
  );
  return {
    start: 0,
    count: found.length,
    total: found.length,
    relationships: found.slice(0, count ?? 100),
  };
}
