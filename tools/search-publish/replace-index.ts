/**
 * Replaces the hosted index as a whole: readers see the old one until the new one is complete.
 *
 * The client's own `replaceAllObjects` (algoliasearch 5.64.0) does much the same, but guarantees less. It copies
 * settings and synonyms from the live index and doesn't accept new ones, so these would go live before or after the
 * records they belong to. It fails if there is no live index yet. It can't be aborted, so Ctrl+C would leave the
 * temporary index behind. And if something fails, it doesn't say which batch, hides the reason if the temporary index
 * can't be deleted either, and reports an unconfirmed move as if nothing had changed.
 */
import type {Algoliasearch, SynonymHit} from 'algoliasearch';
import {ContributorError} from '../../plugins/common/contributor-error';
import type {SearchRecord} from '../../src/features/search/hosted/record';
import {explain, Stopped} from './failure';
import {SETTINGS} from './settings';
import {waitForTasks} from './tasks';

/** Records per batch. */
export const BATCH = 1000;

type Replacement = {
  indexName: string;
  records: readonly SearchRecord[];
  synonyms: SynonymHit[];
  log: (line: string) => void;
  /** Aborted by Ctrl+C. A pending request is awaited. */
  signal: AbortSignal;
};

/** The current step; reported if it fails. */
type Progress = {step: string};

/** Fills the temporary index and waits until it can be searched. */
async function fill(
  client: Algoliasearch,
  temporary: string,
  {indexName, records, synonyms, log, signal}: Replacement,
  progress: Progress,
): Promise<void> {
  const tasks: number[] = [];
  const step = async (name: string, request?: () => Promise<{taskID: number}>) => {
    progress.step = name;
    if (signal.aborted) throw new Stopped();
    if (!request) return;
    tasks.push((await request()).taskID);
    log(name);
  };

  await step('finding the live index');
  if (await client.indexExists({indexName})) {
    // Rules are created by hand in the service's dashboard, and moving an index overwrites them.
    await step('rules kept', () =>
      client.operationIndex({
        indexName,
        operationIndexParams: {operation: 'copy', destination: temporary, scope: ['rules']},
      }),
    );
  }
  await step('settings', () => client.setSettings({indexName: temporary, indexSettings: SETTINGS}));
  await step(`${synonyms.length} groups of synonyms`, () =>
    client.saveSynonyms({indexName: temporary, synonymHit: synonyms}),
  );
  const batches = Math.ceil(records.length / BATCH);
  for (let batch = 0; batch < batches; batch++) {
    const some = records.slice(batch * BATCH, (batch + 1) * BATCH);
    const [first, last] = [batch * BATCH + 1, batch * BATCH + some.length];
    await step(`batch ${batch + 1} of ${batches} (records ${first} to ${last})`, () => {
      const requests = some.map((body) => ({action: 'addObject' as const, body}));
      return client.batch({indexName: temporary, batchWriteParams: {requests}});
    });
  }
  await step('waiting for the new index');
  await waitForTasks(client, temporary, tasks, signal);
  await step('moving the new index over the live one');
}

/** @returns the fate of the temporary index */
async function remove(client: Algoliasearch, temporary: string): Promise<string> {
  try {
    await client.deleteIndex({indexName: temporary});
    return `The temporary index ${temporary} was deleted.`;
  } catch {
    return `The temporary index ${temporary} could not be deleted. If it exists, delete it in the service's dashboard.`;
  }
}

/**
 * @throws ContributorError if anything fails; unless it says otherwise, the live index is unchanged and the
 *   temporary one is deleted
 */
export async function replaceIndex(client: Algoliasearch, replacement: Replacement): Promise<void> {
  const {indexName, log} = replacement;
  const temporary = `${indexName}_new_${Date.now().toString(36)}`;
  const progress: Progress = {step: ''};
  let moving: number;
  try {
    await fill(client, temporary, replacement, progress);
    const operationIndexParams = {operation: 'move', destination: indexName} as const;
    moving = (await client.operationIndex({indexName: temporary, operationIndexParams})).taskID;
  } catch (error) {
    const removed = await remove(client, temporary);
    throw new ContributorError(
      `${indexName} was not replaced and still works as before. ${removed}\n` +
        `    failed: ${progress.step}\n${explain(error)}`,
    );
  }
  try {
    // From here on, the publishing can't be undone, so Ctrl+C has to wait.
    await waitForTasks(client, temporary, [moving], new AbortController().signal);
  } catch (error) {
    throw new ContributorError(
      `The service accepted the request to replace ${indexName}, but did not confirm that it is done.\n` +
        `    failed: the wait for the move\n${explain(error)}`,
    );
  }
  log(`${indexName} is replaced`);
}
