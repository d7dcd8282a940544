/** The community pages, as link cards. */
import type {LinkCard} from '@site/src/components/LinkCards';

const PAGES: readonly LinkCard[] = [
  {to: '/slack', title: 'Slack', text: 'Ask, answer, and meet other users.'},
  {to: '/events', title: 'Events', text: 'Town halls in your time zone, and how to give a talk.'},
  {
    to: '/adoption-stories',
    title: 'Adoption stories',
    text: 'How companies adopted DataHub.',
  },
  {
    to: '/customer-stories-survey',
    title: 'Share your journey',
    text: 'Tell others what you built, and what you would do differently.',
  },
  {to: '/champions', title: 'Champions', text: 'The people who move the community forward.'},
  {to: '/guild', title: 'Data Practitioners Guild', text: 'Who was honored in 2022.'},
];

/** @returns all pages except the one at `path` */
export function otherPages(path: string): LinkCard[] {
  return PAGES.filter(({to}) => to !== path);
}
