/** How DataHub works inside, and how to change and extend it. */
import {group, header, type Item} from './items';

export const developers: Item[] = [
  header('Developers'),
  group('Architecture', [
    'architecture/architecture',
    'components',
    'architecture/metadata-ingestion',
    'architecture/metadata-serving',
    'architecture/docker-containers',
  ]),
  group('Developing on DataHub', [
    'developers',
    'docker/development',
    'metadata-ingestion/developing',
    'api/graphql/graphql-endpoint-development',
    group('Modules', [
      'datahub-web-react',
      'datahub-frontend',
      'datahub-graphql-core',
      'metadata-service',
      'metadata-jobs/mae-consumer-job',
      'metadata-jobs/mce-consumer-job',
    ]),
    group('Troubleshooting', [
      'troubleshooting/quickstart',
      'troubleshooting/build',
      'troubleshooting/general',
    ]),
  ]),
  group('Advanced Guides', [
    'advanced/mcp-mcl',
    'advanced/writing-mcps',
    'metadata-modeling/extending-the-metadata-model',
    'advanced/api-tracing',
    'datahub-web-react/src/app/analytics',
    'docker/datahub-upgrade',
    'metadata-ingestion/adding-source',
    'how/add-custom-ingestion-source',
    'how/add-custom-data-platform',
    'how/migrating-graph-service-implementation',
    'advanced/field-path-spec-v2',
    'advanced/browse-paths-upgrade',
    'browsev2/browse-paths-v2',
    'metadata-ingestion/docs/dev_guides/reporting_telemetry',
    'plugins',
    'advanced/bootstrap-mcps',
  ]),
];
