/** Fields of entities that the platform works out instead of keeping: counts, chains of parents, what one may do. */
import {type GraphQLSchema, isObjectType} from 'graphql';
import {columnOf, type Entity} from '../../../plugins/acme';
import {columnLineage, neighbors} from './lineage';
import {assertionsOf, contractOf, incidentsOf} from './quality';
import {relationships} from './relations';
import {DEFAULT_TYPES, searchResults, type SearchInput} from './search';
import {fieldValues} from './search-fields';
import {containersOf, nameOf, ofType, type Store, withParents} from './store';

type Args = Record<string, unknown>;
type Resolve = (store: Store, entity: Entity, args: Args, schema: GraphQLSchema) => unknown;

/** Every privilege of a type, granted: scenes are played by an admin. */
export function allGranted(schema: GraphQLSchema, name: string): Record<string, true> {
  const type = schema.getType(name);
  const fields = isObjectType(type) ? Object.keys(type.getFields()) : [];
  return Object.fromEntries(fields.map((field) => [field, true]));
}

const listOf = (key: string, entities: readonly Entity[]) => ({
  count: entities.length,
  [key]: entities.map(({urn}) => urn),
});

const children = (store: Store, urn: string, type: string) =>
  ofType(store, type).filter(({related}) => related.parent === urn);

/** Assets in a domain, in a container, or of a data product. */
function members(store: Store, {urn, type}: Entity): Entity[] {
  const assets = [...store.entities.values()].filter(({type: one}) => DEFAULT_TYPES.includes(one));
  if (type === 'DATA_PRODUCT') return assets.filter(({related}) => related.product === urn);
  if (type === 'CONTAINER') return assets.filter((one) => containersOf(store, one)[0]?.urn === urn);
  return assets.filter((one) => fieldValues(store, one, 'domains')?.includes(urn));
}

/** By the name of the field; the other fields are as the fixture has them. */
export const ENTITY_FIELDS: Readonly<Record<string, Resolve>> = {
  exists: () => true,
  parent: (_, {urn}) => columnOf(urn)?.[0],
  // People and groups have the same values in an older field, too.
  info: (_, entity) => (/^CORP_/.test(entity.type) ? entity['properties'] : undefined),
  fieldPath: (_, {urn}) => columnOf(urn)?.[1],
  status: () => ({removed: false}),
  lineage: (store, {urn}, args) => {
    const {direction, separateSiblings} = args['input'] as unknown as {
      direction: 'UPSTREAM' | 'DOWNSTREAM';
      separateSiblings?: boolean;
    };
    const found = neighbors(store, urn, direction, separateSiblings ?? false);
    const edges = found.map((entity) => ({
      type: 'DownstreamOf',
      degree: 1,
      entity,
      isManual: false,
      paths: [],
    }));
    return {start: 0, count: edges.length, total: edges.length, filtered: 0, relationships: edges};
  },
  fineGrainedLineages: (store, {urn}) => columnLineage(store, urn),
  relationships: (store, entity, args) => relationships(store, entity, args['input'] as never),
  siblings: (_, {related}) =>
    related.siblings ? {isPrimary: related.primary ?? false, siblings: related.siblings} : null,
  siblingsSearch: (store, {related}) =>
    searchResults(
      store,
      {},
      (related.siblings ?? []).flatMap((urn) => store.entities.get(urn) ?? []),
    ),
  parentContainers: (store, entity) => listOf('containers', containersOf(store, entity)),
  parentDomains: (store, {related}) => listOf('domains', withParents(store, related.parent)),
  parentNodes: (store, {related}) => listOf('nodes', withParents(store, related.parent)),
  childrenCount: (store, {urn}) => ({
    termsCount: children(store, urn, 'GLOSSARY_TERM').length,
    nodesCount: children(store, urn, 'GLOSSARY_NODE').length,
  }),
  glossaryChildrenSearch: (store, {urn}, args) =>
    searchResults(store, args['input'] as unknown as SearchInput, [
      ...children(store, urn, 'GLOSSARY_NODE'),
      ...children(store, urn, 'GLOSSARY_TERM'),
    ]),
  browsePathV2: (store, entity) => ({
    path: containersOf(store, entity)
      .toReversed()
      .map((one) => ({name: nameOf(one), entity: one.urn})),
  }),
  incidents: incidentsOf,
  assertions: assertionsOf,
  contract: contractOf,
  privileges: (_, __, ___, schema) => allGranted(schema, 'EntityPrivileges'),
  entities: (store, entity, args) =>
    searchResults(
      store,
      {...(args['input'] as unknown as SearchInput), types: null},
      members(store, entity),
    ),
};
