/** How to ingest metadata: recipes, sinks, transformers, quick guides, sources, schedules. */
import {doc, folder, group, header, type Item} from './items';

/** The three steps of a quick guide. */
const quickGuide = (label: string, name: string) =>
  group(
    label,
    ['overview', 'setup', 'configuration'].map((step) => `quick-ingestion-guides/${name}/${step}`),
  );

export const integrations: Item[] = [
  header('Integrations'),
  group(
    'Overview',
    [
      'metadata-ingestion/recipe_overview',
      group(
        'Sinks',
        [
          'metadata-ingestion/sink_docs/console',
          'metadata-ingestion/sink_docs/datahub',
          'metadata-ingestion/sink_docs/metadata-file',
        ],
        {link: doc('metadata-ingestion/sink_overview')},
      ),
      group('Transformers', ['metadata-ingestion/docs/transformer/dataset_transformer'], {
        link: doc('metadata-ingestion/docs/transformer/intro'),
      }),
    ],
    {link: doc('metadata-ingestion')},
  ),
  group('Quickstart Guides', [
    'metadata-ingestion/cli-ingestion',
    'quick-ingestion-guides/snowflake-dbt-looker',
    quickGuide('BigQuery', 'bigquery'),
    quickGuide('Redshift', 'redshift'),
    quickGuide('Snowflake', 'snowflake'),
    quickGuide('Tableau', 'tableau'),
    quickGuide('PowerBI', 'powerbi'),
    quickGuide('Looker', 'looker'),
    quickGuide('Kafka', 'kafka'),
    quickGuide('S3', 's3'),
    quickGuide('Glue', 'glue'),
    quickGuide('Metabase', 'metabase'),
    quickGuide('Fivetran', 'fivetran'),
    quickGuide('Databricks', 'databricks'),
    quickGuide('dbt', 'dbt'),
    quickGuide('Postgres', 'postgres'),
    quickGuide('MySQL', 'mysql'),
    quickGuide('Microsoft SQL Server', 'mssql'),
  ]),
  group(
    'Sources',
    [
      'lineage/airflow',
      'lineage/dagster',
      'lineage/prefect',
      'metadata-integration/java/acryl-spark-lineage',
      'metadata-ingestion/integration_docs/great-expectations',
      'metadata-integration/java/datahub-protobuf',
      folder('generated/ingestion/sources'),
    ],
    {link: doc('metadata-ingestion/source_overview')},
  ),
  group('Advanced Guides', [
    group('Scheduling Ingestion', [
      'metadata-ingestion/schedule_docs/intro',
      'metadata-ingestion/schedule_docs/cron',
      'metadata-ingestion/schedule_docs/airflow',
      'metadata-ingestion/schedule_docs/kubernetes',
    ]),
    'platform-instances',
    'lineage/sql_parsing',
    'metadata-ingestion/docs/dev_guides/stateful',
    'metadata-ingestion/docs/dev_guides/classification',
    'metadata-ingestion/docs/dev_guides/add_stateful_ingestion_to_source',
    'metadata-ingestion/docs/dev_guides/sql_profiles',
    'metadata-ingestion/docs/dev_guides/profiling_ingestions',
  ]),
];
