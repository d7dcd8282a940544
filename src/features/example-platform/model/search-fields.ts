/** The documents of the search index: which values an entity has in a field. */
import type {Entity} from './world';
import {browsePathOf} from './browse-path';
import {pick, text, texts} from './pick';
import {runsOf} from './runs';
import {nameOf, ofType, type Store} from './store';

/** Separates the parts of a value, such as type and subtype. */
export const SEPARATOR = '␞';

/** Precedes each part of a browse path. */
export const PATH_DELIMITER = '␟';

type ValuesOf = (entity: Entity, store: Store) => string[];

/** Types for which the index records whether there is a description. */
const DESCRIBED = new Set([
  ...['DATASET', 'DASHBOARD', 'DATA_FLOW', 'DATA_JOB', 'CONTAINER', 'DOMAIN', 'DATA_PRODUCT'],
  ...['MLMODEL', 'MLMODEL_GROUP', 'MLFEATURE', 'MLFEATURE_TABLE', 'NOTEBOOK'],
]);

const at =
  (...paths: string[]): ValuesOf =>
  (entity) =>
    paths.flatMap((path) => pick(entity, path).map(String));

/** Returns a field that only says whether another one has values; an entity without the aspect doesn't have it. */
const has =
  (values: ValuesOf): ValuesOf =>
  (entity, store) =>
    values(entity, store).length > 0 ? ['true'] : [];

const flag =
  (path: string): ValuesOf =>
  (entity) => [String(pick(entity, path)[0] ?? false)];

const platform: ValuesOf = (entity, {entities}) => {
  const own =
    text(entity, 'platform') ?? text(entities.get(text(entity, 'dataFlow') ?? ''), 'platform');
  return own === undefined ? [] : [own];
};

const parentOf =
  (...types: string[]): ValuesOf =>
  ({type, related}) =>
    types.includes(type) && related.parent !== undefined ? [related.parent] : [];

const activeIncidents: ValuesOf = ({urn}, store) =>
  ofType(store, 'INCIDENT')
    .filter((one) => one['entity'] === urn && text(one, 'status.state') === 'ACTIVE')
    .map((one) => one.urn);

const container: ValuesOf = (entity) =>
  entity.type === 'CONTAINER'
    ? [entity.related.parent ?? []].flat()
    : texts(entity, 'container').slice(0, 1);

const browsePath: ValuesOf = (entity, store) => {
  const path = browsePathOf(store, entity).map((part) => PATH_DELIMITER + part);
  return path.map((_, i) => path.slice(0, i + 1).join(''));
};

const tags = at('globalTags.tags.tag');
const terms = at('glossaryTerms.terms.term');
const domains = at('domain.domain');
const owners = at('ownership.owners.owner');
const description = at('properties.description', 'info.description', 'definition.description');

/** Values of an entity by the name of the field. */
const FIELDS: Readonly<Record<string, ValuesOf>> = {
  urn: ({urn}) => [urn],
  _entityType: ({type}) => [type],
  entity: ({type}) => [type],
  typeNames: at('subTypes.typeNames'),
  name: (entity) => [nameOf(entity)],
  _entityName: (entity) => [nameOf(entity)],
  description,
  platform,
  platformInstance: at('dataPlatformInstance'),
  runId: (entity, store) => runsOf(store, platform(entity, store)[0]),
  origin: (entity) => texts(entity, 'origin'),
  env: at('properties.env'),
  owners,
  tags,
  glossaryTerms: terms,
  fieldPaths: at('schemaMetadata.fields.fieldPath'),
  fieldDescriptions: at('schemaMetadata.fields.description'),
  fieldTags: at('schemaMetadata.fields.globalTags.tags.tag'),
  fieldGlossaryTerms: at('schemaMetadata.fields.glossaryTerms.terms.term'),
  domains,
  container,
  browsePathV2: browsePath,
  parentNode: parentOf('GLOSSARY_TERM', 'GLOSSARY_NODE'),
  parentDomain: parentOf('DOMAIN'),
  siblings: ({related}) => related.siblings ?? [],
  roles: at('access.roles.role'),
  access: at('properties.access'),
  type: at('properties.type'),
  activeIncidents,
  deprecated: at('deprecation.deprecated'),
  removed: flag('status.removed'),
  hasDescription: (entity, store) =>
    DESCRIBED.has(entity.type) ? has(description)(entity, store) : [],
  hasOwners: has(owners),
  hasDomain: has(domains),
  hasTags: has(tags),
  hasGlossaryTerms: has(terms),
  hasSiblings: has(({related}) => related.siblings ?? []),
  hasActiveIncidents: has(activeIncidents),
  hasRowCount: has(at('datasetProfiles.rowCount')),
  hasColumnCount: has(at('datasetProfiles.columnCount')),
  incompleteForms: at('forms.incompleteForms.form'),
  completedForms: at('forms.completedForms.form'),
  verifiedForms: at('forms.verifications.form'),
  businessAttribute: at('businessAttributes.businessAttribute.businessAttribute'),
  // Fields of structured properties, which determine where they are offered.
  entityTypes: at('definition.entityTypes'),
  allowedTypes: at('definition.typeQualifier.allowedTypes'),
  ...Object.fromEntries(
    ['isHidden', 'showInSearchFilters', 'showInAssetSummary', 'showInColumnsTable'].map((name) => [
      name,
      flag(`settings.${name}`),
    ]),
  ),
};

/** Returns the values of a structured property, whose field is named after it. */
function propertyValues(entity: Entity, field: string): string[] {
  const name = /^structuredProperties\.(.+)$/.exec(field)?.[1];
  return pick(entity, 'structuredProperties.properties')
    .filter((one) => name !== undefined && text(one, 'structuredProperty')?.endsWith(`:${name}`))
    .flatMap((one) => [...pick(one, 'values.numberValue'), ...pick(one, 'values.stringValue')])
    .map(String);
}

/** @returns the values that an entity has in a field of the index; none for an unknown field */
export function fieldValues(store: Store, entity: Entity, field: string): string[] {
  const values = FIELDS[field.replace(/\.keyword$/, '')];
  return values ? values(entity, store) : propertyValues(entity, field);
}
