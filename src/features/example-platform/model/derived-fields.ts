/** Fields inside an entity's values that the platform derives from the entity they belong to. */
import type {Entity} from './world';
import {pick, text, texts} from './pick';
import {checkedBy} from './quality';
import {ofType, type Store} from './store';

type Derive = (owner: Entity, store: Store, source: Record<string, unknown>) => unknown;

/** `urn:li:entityType:datahub.schemaField` is about the type SCHEMA_FIELD. */
function describedType({urn}: Entity): string {
  const name = urn.split('.').at(-1) ?? '';
  return name
    .replace(/^corpuser$/, 'corpUser')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/^ml_/i, 'ML')
    .toUpperCase();
}

/** Whether a form is for the user who is signed in, by name, group, or ownership. */
function isAssigned(store: Store, source: Record<string, unknown>): boolean {
  const groups = ofType(store, 'CORP_GROUP').filter(({related}) =>
    related.members?.includes(store.me),
  );
  const assigned = [...texts(source, 'users'), ...texts(source, 'groups')];
  return assigned.includes(store.me) || groups.some(({urn}) => assigned.includes(urn));
}

/** Counts the results of an assertion of one kind, or of all kinds. */
const results =
  (kind?: string): Derive =>
  (_, __, source) =>
    kind === undefined
      ? pick(source, 'runEvents').length
      : texts(source, 'runEvents.result.type').filter((one) => one === kind).length;

/** By type and field. */
const FIELDS: Readonly<Record<string, Derive>> = {
  'EntityTypeInfo.type': describedType,
  'FormPrompt.formUrn': ({urn}) => urn,
  'FormActorAssignment.isAssignedToMe': (_, store, source) => isAssigned(store, source),
  'SchemaMetadata.name': (owner) => text(owner, 'name'),
  'SchemaMetadata.platformUrn': (owner) => text(owner, 'platform'),
  'SchemaMetadata.version': () => 0,
  'SchemaMetadata.hash': ({urn}) => urn,
  'AssertionRunEventsResult.total': results(),
  'AssertionRunEventsResult.failed': results('FAILURE'),
  'AssertionRunEventsResult.succeeded': results('SUCCESS'),
  'AssertionRunEventsResult.errored': results('ERROR'),
  'AssertionRunEvent.status': () => 'COMPLETE',
  // A run is named after its time, as in Great Expectations.
  'AssertionRunEvent.runId': (_, __, {timestampMillis}) =>
    new Date(Number(timestampMillis)).toISOString(),
  'AssertionRunEvent.assertionUrn': ({urn}) => urn,
  'AssertionRunEvent.asserteeUrn': (owner) => checkedBy(owner),
  'SchemaField.recursive': () => false,
  'SchemaField.schemaFieldEntity': ({urn}, _, {fieldPath}) =>
    `urn:li:schemaField:(${urn},${String(fieldPath)})`,
};

/** @returns the value of a field in one of the owner's values; undefined if unknown */
export function derivedField(
  type: string,
  field: string,
  {owner, store, source}: {owner: Entity; store: Store; source: Record<string, unknown>},
): unknown {
  if (field === 'associatedUrn') return owner.urn;
  return FIELDS[`${type}.${field}`]?.(owner, store, source);
}
