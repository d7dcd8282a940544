/** The health of a dataset: incidents, assertions, and its contract. */
import type {Entity} from './world';
import {pageOf} from './page-of';
import {texts} from './pick';
import {ofType, type Store} from './store';

type Args = {
  start?: number;
  count?: number;
  state?: string | null;
  stage?: string | null;
  priority?: string | null;
  assigneeUrns?: string[] | null;
};

/** Returns the incidents of an asset by start time, newest first. */
export function incidentsOf(store: Store, {urn}: Entity, args: Args) {
  const is = (one: Entity, path: string, wanted: string | null | undefined) =>
    !wanted || texts(one, path).includes(wanted);
  const found = ofType(store, 'INCIDENT')
    .filter((one) => one['entity'] === urn)
    .filter(
      (one) =>
        is(one, 'status.state', args.state) &&
        is(one, 'status.stage', args.stage) &&
        is(one, 'priority', args.priority) &&
        (!args.assigneeUrns || args.assigneeUrns.some((who) => is(one, 'assignees', who))),
    )
    .toSorted((a, b) => createdAt(b) - createdAt(a));
  return pageOf('incidents', found, args, 20);
}

function createdAt({created}: Entity): number {
  const {time} = (created ?? {}) as {time?: string | number};
  return new Date(time ?? 0).getTime();
}

/** Keys of an assertion's details that name the dataset it checks. */
const CHECKED = [
  ...['freshness', 'volume', 'sql', 'field', 'schema', 'custom'].map(
    (kind) => `info.${kind}Assertion.entityUrn`,
  ),
  'info.datasetAssertion.datasetUrn',
];

/** The dataset that an assertion checks. */
export const checkedBy = (assertion: Entity): string | undefined =>
  CHECKED.flatMap((path) => texts(assertion, path))[0];

export function assertionsOf(store: Store, {urn}: Entity, args: Args) {
  const found = ofType(store, 'ASSERTION').filter((one) => checkedBy(one) === urn);
  return pageOf('assertions', found, args, 200);
}

export function contractOf(store: Store, {urn}: Entity): string | undefined {
  return ofType(store, 'DATA_CONTRACT').find((one) =>
    texts(one, 'properties.entityUrn').includes(urn),
  )?.urn;
}
