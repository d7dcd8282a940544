/** Fields of entities that the platform computes instead of storing: counts, chains of parents, privileges. */
import {type GraphQLSchema, isObjectType} from 'graphql';
import {columnOf} from './kinds';
import type {Entity} from './world';
import {browsePathOf} from './browse-path';
import {columnLineage, lineageOf} from './lineage';
import {assertionsOf, contractOf, incidentsOf} from './quality';
import {relationships} from './relations';
import {DEFAULT_TYPES, searchResults, type SearchInput} from './search';
import {fieldValues} from './search-fields';
import {containersOf, ofType, type Store, withParents} from './store';
import {taskRunsOf} from './task-runs';

type Args = Record<string, unknown>;
type Resolve = (store: Store, entity: Entity, args: Args, schema: GraphQLSchema) => unknown;

/** Every privilege of a type, all granted: the user of the scenes is an admin. */
export function allGranted(schema: GraphQLSchema, name: string): Record<string, true> {
  const type = schema.getType(name);
  const fields = isObjectType(type) ? Object.keys(type.getFields()) : [];
  return Object.fromEntries(fields.map((field) => [field, true]));
}

/** Privileges that only some types have; the others are for every asset. */
const isOf = (type: string, privilege: string): boolean => {
  if (/^canManageChildren/.test(privilege)) return type === 'GLOSSARY_NODE';
  if (/^canManageEntity/.test(privilege)) return /^GLOSSARY_/.test(type);
  if (/^canEditEmbed/.test(privilege)) return ['DATASET', 'CHART', 'DASHBOARD'].includes(type);
  return type === 'DATASET' || !/^can(?:EditQueries|EditSchemaField|ViewDataset)/.test(privilege);
};

const inputOf = (args: Args) => (args['input'] ?? {}) as SearchInput;

const listOf = (key: string, entities: readonly Entity[]) => ({
  count: entities.length,
  [key]: entities.map(({urn}) => urn),
});

const children = (store: Store, urn: string, type: string) =>
  ofType(store, type).filter(({related}) => related.parent === urn);

/** Types that a container lists. */
const CONTAINED = ['DATASET', 'CHART', 'DASHBOARD', 'CONTAINER'];

/** Assets directly in a domain or a container, or those of a data product. */
function members(store: Store, {urn, type}: Entity): Entity[] {
  if (type === 'DATA_PRODUCT') {
    return [...store.entities.values()].filter(({related}) => related.product === urn);
  }
  const [types, field] =
    type === 'CONTAINER' ? [CONTAINED, 'container'] : [DEFAULT_TYPES, 'domains'];
  return ofType(store, ...types).filter((one) => fieldValues(store, one, field).includes(urn));
}

/** By the name of the field; other fields come from the fixture. */
export const ENTITY_FIELDS: Readonly<Record<string, Resolve>> = {
  exists: () => true,
  parent: (_, {urn}) => columnOf(urn)?.[0],
  // People and groups also have the same values in an older field.
  info: (_, entity) => (/^CORP_/.test(entity.type) ? entity['properties'] : undefined),
  fieldPath: (_, {urn}) => columnOf(urn)?.[1],
  status: () => ({removed: false}),
  lineage: (store, entity, args) => lineageOf(store, entity, args['input'] as never),
  fineGrainedLineages: (store, {urn}) => columnLineage(store, urn),
  relationships: (store, entity, args) => relationships(store, entity, args['input'] as never),
  siblings: (_, {related}) =>
    related.siblings ? {isPrimary: related.primary ?? false, siblings: related.siblings} : null,
  siblingsSearch: (store, {urn}, args) =>
    searchResults(
      store,
      inputOf(args),
      ofType(store, ...DEFAULT_TYPES).filter(({related}) => related.siblings?.includes(urn)),
    ),
  parentContainers: (store, entity) => listOf('containers', containersOf(store, entity)),
  parentDomains: (store, {related}) => listOf('domains', withParents(store, related.parent)),
  parentNodes: (store, {related}) => listOf('nodes', withParents(store, related.parent)),
  childrenCount: (store, {urn}) => ({
    termsCount: children(store, urn, 'GLOSSARY_TERM').length,
    nodesCount: children(store, urn, 'GLOSSARY_NODE').length,
  }),
  glossaryChildrenSearch: (store, {urn}, args) =>
    searchResults(store, inputOf(args), [
      ...children(store, urn, 'GLOSSARY_NODE'),
      ...children(store, urn, 'GLOSSARY_TERM'),
    ]),
  browsePathV2: (store, entity) => ({
    path: browsePathOf(store, entity).map((name) => ({
      name,
      entity: store.entities.has(name) ? name : null,
    })),
  }),
  runs: taskRunsOf,
  incidents: incidentsOf,
  assertions: assertionsOf,
  contract: contractOf,
  privileges: (_, {type}, __, schema) =>
    Object.fromEntries(
      Object.entries(allGranted(schema, 'EntityPrivileges')).filter(([name]) => isOf(type, name)),
    ),
  entities: (store, entity, args) => {
    // Only data products have a page of ten without a count.
    const count = entity.type === 'DATA_PRODUCT' ? 10 : 20;
    const input = inputOf(args);
    return searchResults(store, {...input, count: input.count ?? count}, members(store, entity));
  },
};
