/** Where people who use and build DataHub meet. */
import {group, header, indexPage, type Item} from './items';

export const community: Item[] = [
  header('Community'),
  group('Community', ['slack', 'townhalls', 'contributing'], {
    link: indexPage(
      'Community',
      '/category/community',
      'Where people who use and build DataHub meet, ask, present their work, and contribute.',
    ),
  }),
];
