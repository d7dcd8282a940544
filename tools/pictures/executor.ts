/** The executor of ingestion: what it does with requests, outside the API. */
import type {Entity} from '../../src/features/example-platform/model/world';
import {text} from '../../src/features/example-platform/model/pick';
import {DEFAULT_TYPES} from '../../src/features/example-platform/model/search';
import {fieldValues} from '../../src/features/example-platform/model/search-fields';
import type {Store} from '../../src/features/example-platform/model/store';

/** How a run ends. */
export type Outcome = {
  /** How long it took. */
  seconds: number;
  /** What it found that the example company doesn't have yet. */
  assets?: readonly Entity[];
  /** Counts of entities that aren't in the fixture, such as queries, by their type in a report. */
  counts?: Readonly<Record<string, number>>;
  /** What the report warns about. */
  warnings?: readonly {title?: string; message: string; context: readonly string[]}[];
};

/** Whether a source has a capability, as a connection test reports it. */
type Capability = {capable: boolean; failure_reason?: string; mitigation_message?: string};

/** What a connection test reports; capabilities have the names of the enum SourceCapability. */
export type TestReport = {
  basic_connectivity: Capability;
  capability_report?: Readonly<Record<string, Capability>>;
};

export type Executor = {
  /** Completes the run that was requested last, successfully. */
  run: (outcome: Outcome) => void;
  /** Completes the connection test that was requested last. */
  test: (report: TestReport) => void;
};

/** Aspects that a source always writes for entities of a type. */
const ASPECTS: Readonly<Record<string, readonly string[]>> = {
  container: ['containerProperties', 'status', 'dataPlatformInstance', 'subTypes', 'browsePathsV2'],
  dataset: [
    ...['container', 'status', 'schemaMetadata', 'datasetProperties', 'subTypes', 'browsePathsV2'],
  ],
};
const OTHER_ASPECTS = ['status', 'browsePathsV2'];

/** Converts DATA_JOB to dataJob, as in reports. */
const nameOfType = (type: string) =>
  type.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function aspectsOf(entities: readonly Entity[], counts: Outcome['counts']) {
  const byType = new Map<string, number>(Object.entries(counts ?? {}));
  for (const {type} of entities) {
    const name = nameOfType(type);
    byType.set(name, (byType.get(name) ?? 0) + 1);
  }
  return Object.fromEntries(
    [...byType].sort().map(([type, count]) => {
      const aspects = ASPECTS[type] ?? OTHER_ASPECTS;
      return [type, Object.fromEntries(aspects.map((aspect) => [aspect, count]))];
    }),
  );
}

/** Returns the latest request without a result. */
function requested(store: Store, task: string): Entity {
  const request = [...store.entities.values()].findLast(
    ({__typename, input, result}) =>
      __typename === 'ExecutionRequest' && text(input, 'task') === task && result === undefined,
  );
  if (request) return request;
  throw new Error(`Found no request of a ${task} without a result, expected one.`);
}

const structured = (type: string, value: object) => ({
  type,
  contentType: 'application/json',
  serializedValue: JSON.stringify(value),
});

/** Assets that a run wrote. */
function ingestedBy(store: Store, run: string): Entity[] {
  return [...store.entities.values()].filter(
    (entity) =>
      DEFAULT_TYPES.includes(entity.type) && fieldValues(store, entity, 'runId').includes(run),
  );
}

/** @param store the platform's store, which is different for each scene */
export function executorOf(store: () => Store): Executor {
  return {
    run({seconds, assets = [], counts, warnings = []}) {
      const request = requested(store(), 'RUN_INGEST');
      for (const asset of assets) {
        if (!store().entities.has(asset.urn)) store().entities.set(asset.urn, asset);
      }
      request['result'] = {
        status: 'SUCCESS',
        startTimeMs: store().now + 2000,
        durationMs: seconds * 1000,
      };
      const aspects = aspectsOf(ingestedBy(store(), text(request, 'id') ?? ''), counts);
      const records = Object.values(aspects)
        .flatMap((one) => Object.values(one))
        .reduce((sum, one) => sum + one, 0);
      request['result'] = {
        ...(request['result'] as object),
        report: `~~~~ Execution Summary - RUN_INGEST ~~~~\nExecution finished successfully!\n\nPipeline finished successfully; produced ${records} events in ${seconds} seconds.\n`,
        structuredReport: structured('CLI_INGEST', {
          source: {report: {events_produced: records, aspects, warnings, failures: [], infos: []}},
          sink: {report: {total_records_written: records}},
        }),
      };
    },
    test(report) {
      const request = requested(store(), 'TEST_CONNECTION');
      request['result'] = {
        status: 'SUCCESS',
        startTimeMs: store().now + 2000,
        durationMs: 20_000,
        report: '~~~~ Execution Summary - TEST_CONNECTION ~~~~\nExecution finished successfully!\n',
        structuredReport: structured('TEST_CONNECTION_REPORT', report),
      };
    },
  };
}
