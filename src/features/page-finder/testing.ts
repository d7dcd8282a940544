/** Pages in the shapes of the real ones, for tests. */
import type {ListedPage} from '@site/src/features/page-finder/model';

const SOURCES = ['Athena', 'BigQuery', 'Kafka', 'Kafka Connect', 'Snowflake', 'SQL Queries'];

const page = (permalink: string, title: string, description: string): ListedPage => ({
  permalink,
  title,
  description,
});

/** A list under a prefix, `/docs` or `/docs/2.0.0`. */
export function listUnder(prefix: string): ListedPage[] {
  return [
    page(`${prefix}/quickstart`, 'DataHub quickstart', 'Run it on your machine with sample data.'),
    page(`${prefix}/slack`, 'Slack community', 'Where to ask, login included.'),
    page(`${prefix}/deploy/kubernetes`, 'Deploy with Kubernetes', 'Install it with Helm.'),
    page(`${prefix}/graphql/queries`, 'GraphQL queries', 'Every query of the API.'),
    page(`${prefix}/metadata-ingestion/cli-ingestion`, 'Ingest from the CLI', 'Run recipes.'),
    page(`${prefix}/generated/metamodel/entities/dataset`, 'Dataset entity', 'A table or topic.'),
    ...SOURCES.map((name) =>
      page(
        `${prefix}/generated/ingestion/sources/${name.toLowerCase().replace(' ', '-')}`,
        `${name} ingestion source`,
        `Reads metadata of ${name}.`,
      ),
    ),
  ];
}
