/** How to run DataHub yourself. */
import {group, header, indexPage, type Item, ref} from './items';

export const deployment: Item[] = [
  header('Deployment'),
  group(
    'Deployment Guides',
    ['deploy/aws', 'deploy/gcp', 'deploy/azure', 'docker', 'deploy/kubernetes'],
    {
      link: indexPage(
        'Deployment Guides',
        '/category/deployment-guides',
        'How to run DataHub yourself: with Docker on one machine, or on Kubernetes for production.',
      ),
    },
  ),
  // It belongs to the release history, but people who run DataHub look for it here.
  ref('how/updating-datahub'),
  group('Configuration and Logs', [
    'deploy/confluent-cloud',
    'deploy/environment-vars',
    'how/extract-container-logs',
  ]),
];
