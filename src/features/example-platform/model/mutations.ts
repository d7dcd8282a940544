/** Changes of the data, which last until the store is replaced. */
import type {Entity} from './world';
import {uuid} from './uuid';
import {accessMutations} from './mutations-access';
import {assertionMutations} from './mutations-assertions';
import {assetMutations} from './mutations-assets';
import {definitionMutations} from './mutations-definitions';
import {formDefinitionMutations} from './mutations-form-definitions';
import {formMutations} from './mutations-forms';
import {ingestionMutations} from './mutations-ingestion';
import {lineageMutations} from './mutations-lineage';
import {viewMutations} from './mutations-views';
import {policyMutations} from './mutations-policies';
import {postMutations} from './mutations-posts';
import {qualityMutations} from './mutations-quality';
import {removalMutations} from './mutations-removals';
import {singleMutations} from './mutations-single';
import type {Platform, Queries} from './query';

type Names = Readonly<Record<string, {urn: string; type: string; __typename: string}>>;

/** URN prefixes and types of what can be created with only a name. */
const CREATED: Names = {
  createTag: {urn: 'tag', type: 'TAG', __typename: 'Tag'},
  createDomain: {urn: 'domain', type: 'DOMAIN', __typename: 'Domain'},
  createGlossaryTerm: {urn: 'glossaryTerm', type: 'GLOSSARY_TERM', __typename: 'GlossaryTerm'},
  createGlossaryNode: {urn: 'glossaryNode', type: 'GLOSSARY_NODE', __typename: 'GlossaryNode'},
  createDataProduct: {urn: 'dataProduct', type: 'DATA_PRODUCT', __typename: 'DataProduct'},
  createGroup: {urn: 'corpGroup', type: 'CORP_GROUP', __typename: 'CorpGroup'},
};

type CreateInput = {
  id?: string | null;
  name?: string | null;
  description?: string | null;
  parentNode?: string | null;
  parentDomain?: string | null;
  domainUrn?: string | null;
  properties?: {name: string; description?: string | null} | null;
};

/** The creator of something is its technical owner. */
const ownedBy = ({me, now}: Platform['store']) => ({
  owners: [
    {
      owner: me,
      type: 'TECHNICAL_OWNER',
      ownershipType: 'urn:li:ownershipType:__system__technical_owner',
    },
  ],
  lastModified: {time: now, actor: me},
});

/** Creates an entity from the input of a form, and returns its URN as the API does. */
const create =
  (mutation: string) =>
  ({store}: Platform, {input}: {input: CreateInput}) => {
    const kind = CREATED[mutation];
    if (!kind) throw new Error(`${mutation} creates nothing`);
    const {name = '', description} = input.properties ?? input;
    const id = input.id ?? uuid(`${mutation} ${String(name)}`);
    const urn = `urn:li:${kind.urn}:${id}`;
    const parent = input.parentNode ?? input.parentDomain ?? undefined;
    const properties = {name, description};
    const entity: Entity = {
      ...kind,
      urn,
      id,
      name,
      properties,
      info: {displayName: name, description},
      ...(mutation === 'createGroup' ? {} : {ownership: ownedBy(store)}),
      related: parent === undefined ? {} : {parent},
      ...(input.domainUrn ? {domain: {domain: input.domainUrn, associatedUrn: urn}} : {}),
    };
    store.entities.set(urn, entity);
    return urn;
  };

export const mutations: Queries = {
  ...accessMutations,
  ...assertionMutations,
  ...assetMutations,
  ...definitionMutations,
  ...formDefinitionMutations,
  ...formMutations,
  ...ingestionMutations,
  ...lineageMutations,
  ...viewMutations,
  ...policyMutations,
  ...postMutations,
  ...qualityMutations,
  ...removalMutations,
  ...singleMutations,
  ...Object.fromEntries(Object.keys(CREATED).map((name) => [name, create(name)])),
};
