/** Mutations for one asset, which do what those for many do. */
import type {Resource} from './asset-changes';
import {assetMutations} from './mutations-assets';
import {removalMutations} from './mutations-removals';
import type {Platform, Queries} from './query';

type Input = Resource & Readonly<Record<string, unknown>>;

/** The resource of an input, as those for many assets take it. */
const resourcesOf = ({resourceUrn, subResource}: Resource) => [{resourceUrn, subResource}];

/**
 * @param name of the mutation for many assets
 * @param lists keys of the input for one asset, with those that are lists in the other one
 */
function asMany(name: string, lists: Readonly<Record<string, string>>): Queries[string] {
  const many = {...assetMutations, ...removalMutations}[name];
  if (!many) throw new Error(`Found no mutation ${name}, expected one for many assets.`);
  return (platform: Platform, {input}: {input: Input}) => {
    const values = Object.entries(lists).map(([key, list]) => [list, [input[key]].flat()]);
    const others = {ownershipTypeUrn: input['ownershipTypeUrn']};
    const all = {...others, ...Object.fromEntries(values), resources: resourcesOf(input)};
    return many(platform, {input: all} as never);
  };
}

export const singleMutations: Queries = {
  addTag: asMany('batchAddTags', {tagUrn: 'tagUrns'}),
  addTags: asMany('batchAddTags', {tagUrns: 'tagUrns'}),
  removeTag: asMany('batchRemoveTags', {tagUrn: 'tagUrns'}),
  addTerm: asMany('batchAddTerms', {termUrn: 'termUrns'}),
  addTerms: asMany('batchAddTerms', {termUrns: 'termUrns'}),
  removeTerm: asMany('batchRemoveTerms', {termUrn: 'termUrns'}),
  addOwners: asMany('batchAddOwners', {owners: 'owners'}),
  removeOwner: asMany('batchRemoveOwners', {ownerUrn: 'ownerUrns'}),
  addOwner: (platform: Platform, {input}: {input: Input}) => {
    const {ownerUrn, ownershipTypeUrn} = input;
    const owners = [{ownerUrn, ownershipTypeUrn}];
    return assetMutations['batchAddOwners']?.(platform, {
      input: {owners, resources: resourcesOf(input)},
    } as never);
  },
  setDomain: (platform: Platform, {entityUrn, domainUrn}: {entityUrn: string; domainUrn: string}) =>
    assetMutations['batchSetDomain']?.(platform, {
      input: {domainUrn, resources: [{resourceUrn: entityUrn}]},
    } as never),
  unsetDomain: (platform: Platform, {entityUrn}: {entityUrn: string}) =>
    assetMutations['batchSetDomain']?.(platform, {
      input: {domainUrn: null, resources: [{resourceUrn: entityUrn}]},
    } as never),
  updateDeprecation: (platform: Platform, {input}: {input: {urn: string}}) => {
    const {urn, ...deprecation} = input;
    return assetMutations['batchUpdateDeprecation']?.(platform, {
      input: {...deprecation, resources: [{resourceUrn: urn}]},
    } as never);
  },
};
