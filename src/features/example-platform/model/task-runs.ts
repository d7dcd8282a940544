/** Runs of tasks, and of the tasks that read or write a dataset. */
import type {Entity} from './world';
import {edgesOf} from './lineage';
import {pageOf} from './page-of';
import {pick} from './pick';
import {ofType, type Store} from './store';

type Args = {start?: number | null; count?: number | null; direction?: string | null};

const createdAt = (run: Entity) => Number(pick(run, 'properties.created.time')[0] ?? 0);

/** Newest first. The Airflow plugin gives a run the inputs and outputs of its task. */
export function taskRunsOf(store: Store, {urn, type}: Entity, args: Args) {
  const direction = args.direction === 'OUTGOING' ? 'UPSTREAM' : 'DOWNSTREAM';
  const tasks = type === 'DATASET' ? edgesOf(store, urn, direction) : [urn];
  const found = ofType(store, 'DATA_PROCESS_INSTANCE')
    .filter((run) => tasks.includes(String(run['parentTemplate'])))
    .toSorted((a, b) => createdAt(b) - createdAt(a));
  return pageOf('runs', found, args, 20);
}
