/** Changes of ingestion: secrets, sources, and runs. */
import type {Entity} from '../../../plugins/acme';
import type {Platform, Queries} from './query';

type SecretInput = {name: string; description?: string | null};
type SourceInput = {name: string; type: string; schedule?: object | null; config: object};

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
    const urn = `urn:li:dataHubIngestionSource:${input.name.toLowerCase().replace(/\W+/g, '-')}`;
    const source: Entity = {
      ...input,
      urn,
      __typename: 'IngestionSource',
      platform: `urn:li:dataPlatform:${input.type}`,
      executions: {start: 0, count: 0, total: 0, executionRequests: []},
      related: {},
    };
    store.entities.set(urn, source);
    return urn;
  },
  // The executor takes a request some seconds later: its run is pending until then.
  createIngestionExecutionRequest: () => 'urn:li:dataHubExecutionRequest:requested',
};
