/** How DataHub is built, and how to change and extend it. */
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

    'docker/datahub-upgrade',

    'how/migrating-graph-service-implementation',

    'advanced/browse-paths-upgrade',

    'plugins',
  ]),
];
