/** Determines which runs of ingestion sources wrote an entity. */
import {text, texts} from './pick';
import type {Store} from './store';

/** Types of ingestion sources that aren't named after their platform. */
const PLATFORMS: Readonly<Record<string, string>> = {
  'unity-catalog': 'databricks',
  'dbt-cloud': 'dbt',
  'powerbi-report-server': 'powerbi',
};

/** IDs of the runs that wrote the entities of a platform: the examples have one ingestion source per platform. */
export function runsOf(store: Store, platform: string | undefined): string[] {
  return [...store.entities.values()]
    .filter(({__typename}) => __typename === 'IngestionSource')
    .filter((source) => {
      const type = text(source, 'type') ?? '';
      return platform === `urn:li:dataPlatform:${PLATFORMS[type] ?? type}`;
    })
    .flatMap((source) => texts(source, 'executions.executionRequests'))
    .flatMap((urn) => store.entities.get(urn) ?? [])
    .filter((request) => /^SUC/.test(text(request, 'result.status') ?? ''))
    .flatMap((request) => text(request, 'id') ?? []);
}
