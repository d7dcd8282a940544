/** Fields that the files leave out because they follow from the rest; the server that shows the world derives them. */
import {getNamedType, type GraphQLField, type GraphQLObjectType} from 'graphql';

/** Entity fields that no file may have: they follow from other entities or from the signed-in user. */
const OF_ENTITIES = new Set([
  'aspects',
  'assertions',
  'browsePathV2',
  'browsePaths',
  'childrenCount',
  'contract',
  'exists',
  'fineGrainedLineages',
  'glossaryChildrenSearch',
  'incidents',
  'lineage',
  'parentContainers',
  'parentDomains',
  'parentNodes',
  'relationships',
  'runs',
  'siblings',
  'siblingsSearch',
]);

/** Types of such fields. */
const OF_KIND = new Set(['EntityPrivileges', 'EntityType', 'Status']);

/** Fields of a type that may be left out, though the schema says that they are never null. */
const OF_TYPES: Readonly<Record<string, readonly string[]>> = {
  AssertionRunEvent: ['assertionUrn', 'asserteeUrn', 'runId', 'status'],
  AssertionRunEventsResult: ['total', 'failed', 'succeeded', 'errored'],
  FormActorAssignment: ['isAssignedToMe'],
  FormPrompt: ['formUrn'],
  Role: ['isAssignedToMe'],
  SchemaField: ['recursive', 'schemaFieldEntity'],
  SchemaFieldEntity: ['fieldPath', 'parent'],
  SchemaMetadata: ['datasetUrn', 'hash', 'name', 'platformUrn', 'version'],
};

type Field = GraphQLField<unknown, unknown>;

/** True for an entity field that no file may have. */
export function isComputed(field: Field): boolean {
  const type = getNamedType(field.type).name;
  return OF_ENTITIES.has(field.name) || OF_KIND.has(type);
}

/** True for a field that may be left out even if the schema says that it is never null. */
export function mayBeLeftOut(type: GraphQLObjectType, field: Field): boolean {
  return (
    field.name === 'associatedUrn' ||
    field.deprecationReason !== undefined ||
    isComputed(field) ||
    (OF_TYPES[type.name]?.includes(field.name) ?? false)
  );
}
