/** How DataHub works inside, and how to change and extend it. */
import {doc, group, header, type Item} from './items';

export const developers: Item[] = [
  header('Developers'),
  group(
    'Architecture',
    [
      'components',
      'architecture/metadata-ingestion',
      'architecture/metadata-serving',
      'architecture/docker-containers',
    ],
    {link: doc('architecture/architecture')},
  ),
  group('Developing on DataHub', [
    'developers',
    'docker/development',
    'metadata-ingestion/developing',
    'api/graphql/graphql-endpoint-development',
    'troubleshooting/build',
  ]),
  group('Modules', [
    'datahub-web-react',
    'datahub-frontend',
    'datahub-graphql-core',
    'metadata-service',
    'metadata-jobs/mae-consumer-job',
    'metadata-jobs/mce-consumer-job',
  ]),
  group('Troubleshooting', ['troubleshooting/quickstart', 'troubleshooting/general']),
  group('Extend DataHub', [
    'metadata-modeling/extending-the-metadata-model',
    'metadata-ingestion/adding-source',
    'how/add-custom-ingestion-source',
    'how/add-custom-data-platform',
    'plugins',
  ]),
  group('Change Proposals and Paths', [
    'advanced/mcp-mcl',
    'advanced/writing-mcps',
    'advanced/bootstrap-mcps',
    'advanced/api-tracing',
    'advanced/field-path-spec-v2',
    'browsev2/browse-paths-v2',
  ]),
  group('Upgrades and Telemetry', [
    'docker/datahub-upgrade',
    'advanced/browse-paths-upgrade',
    'how/migrating-graph-service-implementation',
    'datahub-web-react/src/app/analytics',
    'metadata-ingestion/docs/dev_guides/reporting_telemetry',
  ]),
];
