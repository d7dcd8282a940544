/** Changes of what governance defines: ownership types, structured properties, the trees of terms and domains. */
import type {Entity} from './world';
import type {Platform, Queries} from './query';

type OwnershipTypeInput = {name: string; description: string};
type AllowedValue = {
  stringValue?: string | null;
  numberValue?: number | null;
  description?: string | null;
};
type PropertyInput = {
  id?: string | null;
  qualifiedName?: string | null;
  displayName?: string | null;
  description?: string | null;
  valueType: string;
  cardinality?: string | null;
  allowedValues?: AllowedValue[] | null;
  typeQualifier?: object | null;
  entityTypes: string[];
  settings?: object | null;
};
type PropertyUpdate = {
  urn: string;
  displayName?: string | null;
  description?: string | null;
  immutable?: boolean | null;
  newAllowedValues?: AllowedValue[] | null;
  setCardinalityAsMultiple?: boolean | null;
  newEntityTypes?: string[] | null;
  settings?: object | null;
};
type RelatedTermsInput = {urn: string; termUrns: string[]; relationshipType: 'isA' | 'hasA'};
type Moved = {
  resourceUrn: string;
  parentDomain?: string | null;
  parentNode?: string | null;
};
type AttributeInput = {
  id?: string | null;
  name: string;
  description?: string | null;
  type?: string | null;
};

const toAllowedValue = ({description, numberValue, stringValue}: AllowedValue) => ({
  description,
  value:
    typeof numberValue === 'number'
      ? {__typename: 'NumberValue', numberValue}
      : {__typename: 'StringValue', stringValue},
});

const stampOf = ({store}: Platform) => ({time: store.now, actor: store.me});

/** The platform creates a random ID, but pictures need the same ID each time. */
const idOf = (name: string) => name.toLowerCase().replace(/\W+/g, '-');

function move({store}: Platform, {input}: {input: Moved}) {
  const entity = store.entities.get(input.resourceUrn);
  if (!entity) return false;
  entity.related = {...entity.related};
  const parent = input.parentDomain ?? input.parentNode;
  if (parent) entity.related.parent = parent;
  else delete entity.related.parent;
  return true;
}

export const definitionMutations: Queries = {
  createOwnershipType(platform: Platform, {input}: {input: OwnershipTypeInput}) {
    const urn = `urn:li:ownershipType:${idOf(input.name)}`;
    const stamp = stampOf(platform);
    const entity: Entity = {
      urn,
      type: 'CUSTOM_OWNERSHIP_TYPE',
      __typename: 'OwnershipTypeEntity',
      info: {...input, created: stamp, lastModified: stamp},
      related: {},
    };
    platform.store.entities.set(urn, entity);
    return urn;
  },
  createStructuredProperty(platform: Platform, {input}: {input: PropertyInput}) {
    const {id, settings, allowedValues, ...definition} = input;
    const qualifiedName = input.qualifiedName ?? id ?? idOf(input.displayName ?? '');
    const urn = `urn:li:structuredProperty:${qualifiedName}`;
    const stamp = stampOf(platform);
    const entity: Entity = {
      urn,
      type: 'STRUCTURED_PROPERTY',
      __typename: 'StructuredPropertyEntity',
      definition: {
        ...definition,
        qualifiedName,
        immutable: false,
        allowedValues: allowedValues?.map(toAllowedValue),
        created: stamp,
        lastModified: stamp,
      },
      settings,
      related: {},
    };
    platform.store.entities.set(urn, entity);
    return urn;
  },
  updateStructuredProperty(platform: Platform, {input}: {input: PropertyUpdate}) {
    const property = platform.store.entities.get(input.urn);
    if (!property) throw new Error(`Entity ${input.urn} does not exist.`);
    const before = property['definition'] as Record<string, unknown>;
    const listOf = (key: string) => (before[key] ?? []) as unknown[];
    const values = (input.newAllowedValues ?? []).map(toAllowedValue);
    property['definition'] = {
      ...before,
      displayName: input.displayName ?? before['displayName'],
      description: input.description ?? before['description'],
      immutable: input.immutable ?? before['immutable'],
      ...(input.setCardinalityAsMultiple && {cardinality: 'MULTIPLE'}),
      ...(values.length > 0 && {allowedValues: [...listOf('allowedValues'), ...values]}),
      entityTypes: [...listOf('entityTypes'), ...(input.newEntityTypes ?? [])],
      lastModified: stampOf(platform),
    };
    if (input.settings) property['settings'] = input.settings;
    return input.urn;
  },
  createBusinessAttribute(platform: Platform, {input}: {input: AttributeInput}) {
    const {id, ...properties} = input;
    const urn = `urn:li:businessAttribute:${id ?? idOf(input.name)}`;
    const stamp = stampOf(platform);
    platform.store.entities.set(urn, {
      urn,
      type: 'BUSINESS_ATTRIBUTE',
      __typename: 'BusinessAttribute',
      properties: {...properties, created: stamp, lastModified: stamp},
      related: {},
    });
    return urn;
  },
  addRelatedTerms({store}: Platform, {input}: {input: RelatedTermsInput}) {
    const term = store.entities.get(input.urn);
    if (!term) return false;
    const before = term.related[input.relationshipType] ?? [];
    term.related = {...term.related, [input.relationshipType]: [...before, ...input.termUrns]};
    return true;
  },
  moveDomain: move,
  updateParentNode: move,
};
