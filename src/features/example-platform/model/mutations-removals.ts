/** Removes what people said about assets, and entities that people created. */
import {changed, removeFrom, type Resource, valuesOf} from './asset-changes';
import type {Platform, Queries} from './query';

type Resources = {resources: Resource[]};
type OwnersInput = Resources & {ownerUrns: string[]; ownershipTypeUrn?: string | null};

/** Removes the entity with the URN in an argument. */
const remove =
  (argument: string) =>
  ({store}: Platform, args: Readonly<Record<string, string>>) =>
    store.entities.delete(args[argument] ?? '');

export const removalMutations: Queries = {
  batchRemoveTags({store}: Platform, {input}: {input: Resources & {tagUrns: string[]}}) {
    for (const values of changed(store, input.resources)) {
      removeFrom(values, ['tags', 'globalTags'], 'tags', ({tag}) =>
        input.tagUrns.includes(String(tag)),
      );
    }
    return true;
  },
  batchRemoveTerms({store}: Platform, {input}: {input: Resources & {termUrns: string[]}}) {
    for (const values of changed(store, input.resources)) {
      removeFrom(values, ['glossaryTerms'], 'terms', ({term}) =>
        input.termUrns.includes(String(term)),
      );
    }
    return true;
  },
  batchRemoveOwners({store}: Platform, {input}: {input: OwnersInput}) {
    const {ownerUrns, ownershipTypeUrn: type} = input;
    for (const values of changed(store, input.resources)) {
      removeFrom(
        values,
        ['ownership'],
        'owners',
        ({owner, ownershipType}) =>
          ownerUrns.includes(String(owner)) && (!type || ownershipType === type),
      );
    }
    return true;
  },
  removeLink({store}: Platform, {input}: {input: Resource & {linkUrl: string}}) {
    const values = valuesOf(store, input);
    removeFrom(values, ['institutionalMemory'], 'elements', ({url}) => url === input.linkUrl);
    return true;
  },
  deleteTag: remove('urn'),
  deleteDomain: remove('urn'),
  deleteGlossaryEntity: remove('urn'),
  deleteDataProduct: remove('urn'),
  deleteBusinessAttribute: remove('urn'),
  deleteOwnershipType: remove('urn'),
  deleteAssertion: remove('urn'),
  deleteTest: remove('urn'),
  deleteView: remove('urn'),
  deleteQuery: remove('urn'),
};
