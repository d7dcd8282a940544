/** Fields that search filters by, as the index of the platform has them. */
import type {Entity} from '../../../plugins/acme';
import {pick, text, texts} from './pick';
import {runsOf} from './runs';
import {containersOf, ofType, type Store, withParents} from './store';

/** Between the parts of a value that has several, such as type and subtype. */
export const SEPARATOR = '␞';

type ValuesOf = (entity: Entity, store: Store) => string[];

const tagsOfColumns: ValuesOf = (entity) =>
  texts(entity, 'schemaMetadata.fields.globalTags.tags.tag');
const termsOfColumns: ValuesOf = (entity) =>
  texts(entity, 'schemaMetadata.fields.glossaryTerms.terms.term');

const platform: ValuesOf = (entity, {entities}) => {
  const own =
    text(entity, 'platform') ?? text(entities.get(text(entity, 'dataFlow') ?? ''), 'platform');
  return own === undefined ? [] : [own];
};

const domains: ValuesOf = (entity, store) =>
  withParents(store, text(entity, 'domain.domain')).map(({urn}) => urn);

const parentOf =
  (...types: string[]): ValuesOf =>
  ({type, related}) =>
    types.includes(type) && related.parent !== undefined ? [related.parent] : [];

const product: ValuesOf = ({related}) => (related.product === undefined ? [] : [related.product]);

const subtypes: ValuesOf = (entity) => {
  const names = texts(entity, 'subTypes.typeNames');
  return names.length === 0
    ? [entity.type]
    : names.map((name) => `${entity.type}${SEPARATOR}${name}`);
};

/** Values of an entity by the name of the field. */
const FIELDS: Readonly<Record<string, ValuesOf>> = {
  urn: ({urn}) => [urn],
  _entityType: ({type}) => [type],
  entity: ({type}) => [type],
  [`_entityType${SEPARATOR}typeNames`]: subtypes,
  typeNames: (entity) => texts(entity, 'subTypes.typeNames'),
  platform,
  dataPlatform: platform,
  runId: (entity, store) => runsOf(store, platform(entity, store)[0]),
  origin: (entity) => texts(entity, 'origin'),
  owners: (entity) => texts(entity, 'ownership.owners.owner'),
  tags: (entity, store) => [
    ...texts(entity, 'globalTags.tags.tag'),
    ...tagsOfColumns(entity, store),
  ],
  glossaryTerms: (entity, store) => [
    ...texts(entity, 'glossaryTerms.terms.term'),
    ...termsOfColumns(entity, store),
  ],
  fieldTags: tagsOfColumns,
  fieldGlossaryTerms: termsOfColumns,
  domains,
  domain: domains,
  container: (entity, store) => containersOf(store, entity).map(({urn}) => urn),
  dataProduct: product,
  dataProducts: product,
  parentNode: parentOf('GLOSSARY_TERM', 'GLOSSARY_NODE'),
  parentDomain: parentOf('DOMAIN'),
  // Fields of structured properties, which decide where they are offered.
  entityTypes: (entity) => texts(entity, 'definition.entityTypes'),
  allowedTypes: (entity) => texts(entity, 'definition.typeQualifier.allowedTypes'),
  ...Object.fromEntries(
    ['isHidden', 'showInSearchFilters', 'showInAssetSummary', 'showInColumnsTable'].map((name) => [
      name,
      (entity: Entity) => [String(pick(entity, `settings.${name}`)[0] ?? false)],
    ]),
  ),
  deprecated: (entity) => [String(pick(entity, 'deprecation.deprecated')[0] ?? false)],
  hasActiveIncidents: (entity, store) => [
    String(
      ofType(store, 'INCIDENT').some(
        (one) => one['entity'] === entity.urn && text(one, 'status.state') === 'ACTIVE',
      ),
    ),
  ],
};

/** The values of a structured property, whose field is named after it. */
function propertyValues(entity: Entity, field: string): string[] | undefined {
  const name = /^structuredProperties\.(.+)$/.exec(field)?.[1];
  if (name === undefined) return undefined;
  return pick(entity, 'structuredProperties.properties')
    .filter((one) => text(one, 'structuredProperty')?.endsWith(`:${name}`))
    .flatMap((one) => [...pick(one, 'values.numberValue'), ...pick(one, 'values.stringValue')])
    .map(String);
}

/** @returns the values that an entity has in a field of the index; undefined for a field that is not known here */
export function fieldValues(store: Store, entity: Entity, field: string): string[] | undefined {
  return FIELDS[field]?.(entity, store) ?? propertyValues(entity, field);
}
