/** Changes of what people say about assets: tags, terms, owners, domains, descriptions, links, warnings. */
import {addTo, changed, type Resource, valuesOf} from './asset-changes';
import {text} from './pick';
import type {Platform, Queries} from './query';
import type {Store} from './store';

type Resources = {resources: Resource[]};
type Owner = {ownerUrn: string; ownershipTypeUrn?: string | null; type?: string | null};
type OwnersInput = Resources & {owners: Owner[]; ownershipTypeUrn?: string | null};
type DeprecationInput = Resources & {
  deprecated: boolean;
  decommissionTime?: number | null;
  note?: string | null;
  replacement?: string | null;
};
type LinkInput = {linkUrl: string; label: string; resourceUrn: string};
type DatasetInput = {editableProperties?: {description: string} | null};

/** The legacy value of a built-in ownership type, for the older field of an owner. */
const oldType = (urn: string) => /__system__(\w+)$/.exec(urn)?.[1]?.toUpperCase() ?? 'CUSTOM';

/** @throws Error, as the server does, if a tag, a term, or an asset doesn't exist */
function checkLabels(store: Store, labels: string[], resources: Resource[]): void {
  for (const urn of labels) {
    if (store.entities.has(urn)) continue;
    throw new Error(`Failed to validate label with urn ${urn}. Urn does not exist.`);
  }
  for (const {resourceUrn} of resources) {
    if (store.entities.has(resourceUrn)) continue;
    throw new Error(`Failed to update resource with urn ${resourceUrn}. Entity does not exist.`);
  }
}

export const assetMutations: Queries = {
  batchAddTags({store}: Platform, {input}: {input: Resources & {tagUrns: string[]}}) {
    checkLabels(store, input.tagUrns, input.resources);
    const added = input.tagUrns.map((tag) => ({tag}));
    for (const values of changed(store, input.resources)) {
      addTo(values, ['tags', 'globalTags'], 'tags', ['tag'], added);
    }
    return true;
  },
  batchAddTerms({store}: Platform, {input}: {input: Resources & {termUrns: string[]}}) {
    checkLabels(store, input.termUrns, input.resources);
    const added = input.termUrns.map((term) => ({term, actor: store.me}));
    for (const values of changed(store, input.resources)) {
      addTo(values, ['glossaryTerms'], 'terms', ['term'], added);
    }
    return true;
  },
  batchAddOwners({store}: Platform, {input}: {input: OwnersInput}) {
    const added = input.owners.map(({ownerUrn, ownershipTypeUrn}) => {
      const type =
        ownershipTypeUrn ?? input.ownershipTypeUrn ?? 'urn:li:ownershipType:__system__none';
      return {owner: ownerUrn, type: oldType(type), ownershipType: type};
    });
    for (const values of changed(store, input.resources)) {
      addTo(values, ['ownership'], 'owners', ['owner', 'ownershipType'], added);
    }
    return true;
  },
  batchSetDomain({store}: Platform, {input}: {input: Resources & {domainUrn?: string | null}}) {
    for (const values of changed(store, input.resources)) {
      values['domain'] = input.domainUrn
        ? {domain: input.domainUrn, associatedUrn: values['urn']}
        : null;
    }
    return true;
  },
  batchSetDataProduct(
    {store}: Platform,
    {input}: {input: {dataProductUrn?: string | null; resourceUrns: string[]}},
  ) {
    for (const urn of input.resourceUrns) {
      const asset = store.entities.get(urn);
      if (!asset) continue;
      asset.related = {...asset.related};
      if (input.dataProductUrn) asset.related.product = input.dataProductUrn;
      else delete asset.related.product;
    }
    return true;
  },
  batchUpdateDeprecation({store}: Platform, {input}: {input: DeprecationInput}) {
    const {resources, ...deprecation} = input;
    for (const values of changed(store, resources)) {
      values['deprecation'] = {...deprecation, actor: store.me, actorEntity: store.me};
    }
    return true;
  },
  batchUpdateSoftDeleted({store}: Platform, {input}: {input: {urns: string[]; deleted: boolean}}) {
    for (const urn of input.urns) {
      const asset = store.entities.get(urn);
      if (asset) asset['status'] = {removed: input.deleted};
    }
    return true;
  },
  updateDescription({store}: Platform, {input}: {input: Resource & {description: string}}) {
    const values = valuesOf(store, input);
    if (input.subResource) values['description'] = input.description;
    else values['editableProperties'] = {description: input.description};
    return true;
  },
  updateDataset({store}: Platform, {urn, input}: {urn: string; input: DatasetInput}) {
    const {editableProperties} = input;
    if (editableProperties) {
      valuesOf(store, {resourceUrn: urn})['editableProperties'] = editableProperties;
    }
    return urn;
  },
  addLink({store}: Platform, {input}: {input: LinkInput}) {
    const stamp = {time: store.now, actor: store.me};
    addTo(
      valuesOf(store, input),
      ['institutionalMemory'],
      'elements',
      ['url'],
      [{url: input.linkUrl, label: input.label, actor: store.me, author: store.me, created: stamp}],
    );
    return true;
  },
  setTagColor({store}: Platform, {urn, colorHex}: {urn: string; colorHex: string}) {
    const tag = store.entities.get(urn);
    if (!tag) return false;
    tag['properties'] = {...(tag['properties'] as object), colorHex};
    return true;
  },
  updateName({store}: Platform, {input}: {input: {urn: string; name: string}}) {
    const entity = store.entities.get(input.urn);
    if (!entity || text(entity, 'properties.name') === undefined) return false;
    entity['properties'] = {...(entity['properties'] as object), name: input.name};
    return true;
  },
};
