/** Changes of ingestion: secrets, sources, runs, and connection tests. */
import type {Entity} from './world';
import {uuid} from './uuid';
import {text} from './pick';
import type {Platform, Queries} from './query';
import type {Store} from './store';

type SecretInput = {name: string; description?: string | null};
type SourceInput = {
  name: string;
  type: string;
  schedule?: object | null;
  config: {recipe: string; version?: string | null};
};
type TestInput = {recipe: string; version?: string | null};

/** What the metadata service adds to recipes that it passes to the executor. */
const withRun = (recipe: string, run: string, pipeline: string): string =>
  JSON.stringify({
    pipeline_name: pipeline,
    ...(JSON.parse(recipe) as object),
    ...(run === '' ? {} : {run_id: run}),
  });

/** Adds a request that waits for the executor. @returns its URN */
function request(store: Store, task: string, input: object, recipe: (urn: string) => string) {
  const id = uuid(`${task} ${store.entities.size}`);
  const urn = `urn:li:dataHubExecutionRequest:${id}`;
  const entity: Entity = {
    urn,
    id,
    type: 'EXECUTION_REQUEST',
    __typename: 'ExecutionRequest',
    input: {
      task,
      requestedAt: store.now,
      executorId: 'default',
      actorUrn: store.me,
      arguments: [{key: 'recipe', value: recipe(urn)}],
      ...input,
    },
    related: {},
  };
  store.entities.set(urn, entity);
  return urn;
}

export const ingestionMutations: Queries = {
  createSecret({store}: Platform, {input: {name, description}}: {input: SecretInput}) {
    const urn = `urn:li:dataHubSecret:${name}`;
    const secret: Entity = {
      urn,
      type: 'OTHER',
      __typename: 'Secret',
      name,
      description,
      related: {},
    };
    store.entities.set(urn, secret);
    return urn;
  },
  createIngestionSource({store}: Platform, {input}: {input: SourceInput}) {
    const urn = `urn:li:dataHubIngestionSource:${uuid(input.name)}`;
    const source: Entity = {
      ...input,
      urn,
      __typename: 'IngestionSource',
      platform: null,
      executions: {start: 0, count: 0, total: 0, executionRequests: []},
      related: {},
    };
    store.entities.set(urn, source);
    return urn;
  },
  createIngestionExecutionRequest(
    {store}: Platform,
    {input: {ingestionSourceUrn}}: {input: {ingestionSourceUrn: string}},
  ) {
    const source = store.entities.get(ingestionSourceUrn);
    if (!source) throw new Error(`Failed to find ingestion source with urn ${ingestionSourceUrn}`);
    const urn = request(
      store,
      'RUN_INGEST',
      {source: {type: 'MANUAL_INGESTION_SOURCE', ingestionSource: ingestionSourceUrn}},
      (run) => withRun(text(source, 'config.recipe') ?? '{}', run, ingestionSourceUrn),
    );
    const {executionRequests: earlier} = source['executions'] as {executionRequests: string[]};
    const executionRequests = [urn, ...earlier];
    const total = executionRequests.length;
    source['executions'] = {start: 0, count: total, total, executionRequests};
    return urn;
  },
  createTestConnectionRequest({store}: Platform, {input: {recipe}}: {input: TestInput}) {
    const input = {source: {type: 'MANUAL_TEST_CONNECTION'}};
    return request(store, 'TEST_CONNECTION', input, (urn) => withRun(recipe, '', urn));
  },
};
