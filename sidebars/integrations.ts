/** How to ingest metadata: recipes, sinks, transformers, quick guides, sources, schedules. */
import {doc, folder, group, header, type Item} from './items';

/** The overview of a setup guide, and its two steps. */
const setupGuide = (label: string, name: string) =>
  group(
    `${label} Setup Guide`,
    ['setup', 'configuration'].map((step) => `quick-ingestion-guides/${name}/${step}`),
    {link: doc(`quick-ingestion-guides/${name}/overview`)},
  );

export const integrations: Item[] = [
  header('Integrations'),
  group(
    'Metadata Ingestion',
    [
      'metadata-ingestion/recipe_overview',
      'metadata-ingestion/recipe_editor',
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
  group('Schedule and Tune Ingestion', [
    group(
      'Schedule Ingestion',
      [
        'metadata-ingestion/schedule_docs/cron',
        'metadata-ingestion/schedule_docs/airflow',
        'metadata-ingestion/schedule_docs/kubernetes',
      ],
      {link: doc('metadata-ingestion/schedule_docs/intro')},
    ),
    'platform-instances',
    'lineage/sql_parsing',
    'metadata-ingestion/docs/dev_guides/stateful',
    'metadata-ingestion/docs/dev_guides/classification',
    'metadata-ingestion/docs/dev_guides/add_stateful_ingestion_to_source',
    'metadata-ingestion/docs/dev_guides/sql_profiles',
    'metadata-ingestion/docs/dev_guides/profiling_ingestions',
  ]),
  group('Setup Guides', [
    'metadata-ingestion/cli-ingestion',
    'quick-ingestion-guides/snowflake-dbt-looker',
    setupGuide('BigQuery', 'bigquery'),
    setupGuide('Redshift', 'redshift'),
    setupGuide('Snowflake', 'snowflake'),
    setupGuide('Tableau', 'tableau'),
    setupGuide('Power BI', 'powerbi'),
    setupGuide('Looker', 'looker'),
    setupGuide('Kafka', 'kafka'),
    setupGuide('S3', 's3'),
    setupGuide('Glue', 'glue'),
    setupGuide('Metabase', 'metabase'),
    setupGuide('Fivetran', 'fivetran'),
    setupGuide('Databricks', 'databricks'),
    setupGuide('dbt', 'dbt'),
    setupGuide('Postgres', 'postgres'),
    setupGuide('MySQL', 'mysql'),
    setupGuide('Microsoft SQL Server', 'mssql'),
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
];
