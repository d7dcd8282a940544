/** Where people who use and build DataHub meet, and the release history. */
import {group, header, indexPage, type Item} from './items';

export const community: Item[] = [
  header('Community'),
  group(
    'Community',
    ['slack', 'townhalls', 'code_of_conduct', 'contributing', 'links', 'rfc', 'security'],
    {
      link: indexPage(
        'Community',
        '/category/community',
        'Where people who use and build DataHub meet, ask questions, present their work, and contribute.',
      ),
    },
  ),
  group('Release History', ['releases', 'whats-new', 'how/updating-datahub', 'archived-versions']),
];
