/** The link of an integration's card without a generated page. */
import type {IntegrationCard} from './facts';

const PLATFORM = 'https://github.com/datahub-project/datahub/tree/master';

/** Folders of the platform's code, each with a README, for cards without a page. */
const FOLDERS: Readonly<Record<string, string>> = {
  airflow: 'metadata-ingestion-modules/airflow-plugin',
  dagster: 'metadata-ingestion-modules/dagster-plugin',
  'great-expectations': 'metadata-ingestion-modules/gx-plugin',
  prefect: 'metadata-ingestion-modules/prefect-plugin',
  protobuf: 'metadata-integration/java/datahub-protobuf',
  slack: 'datahub-actions/src/datahub_actions/plugin/action/slack',
  spark: 'metadata-integration/java/acryl-spark-lineage',
  teams: 'datahub-actions/src/datahub_actions/plugin/action/teams',
};

/** The fallback for cards with neither a page nor a folder. */
const OVERVIEW = 'metadata-ingestion/source_overview';

/**
 * @param hasPage whether there is a page at a path below /docs/
 * @returns the page, or else the URL in the card, the code, or the overview of sources
 */
export function hrefOf(
  {id, docs_path: docs, external_url: url}: IntegrationCard,
  hasPage: (path: string) => boolean,
): string {
  if (docs !== undefined && hasPage(docs)) return `/docs/${docs}`;
  const folder = FOLDERS[id];
  return url ?? (folder ? `${PLATFORM}/${folder}` : `/docs/${OVERVIEW}`);
}
