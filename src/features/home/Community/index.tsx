/** Where to ask, listen, and take part. */
import type {ReactNode} from 'react';
import LinkCards, {type LinkCard} from '@site/src/components/LinkCards';
import {CODE_URL, IDEAS_URL, YOUTUBE_URL} from '@site/src/lib/links';
import Section from '../Section';

const CARDS: readonly LinkCard[] = [
  {
    to: '/slack',
    title: 'Ask in Slack',
    text: 'People who run DataHub, and those who make it. How to join, and where to ask.',
  },
  {
    to: '/events',
    title: 'Come to a town hall',
    text: 'Each month: news, demos and stories of users, live and recorded.',
  },
  {
    to: '/docs/contributing',
    title: 'Contribute',
    text: 'From a corrected typo to a new source: how changes get in.',
  },
  {
    to: CODE_URL,
    title: 'Read the code',
    text: 'Everything is developed in the open, under the Apache 2.0 license.',
  },
  {
    to: YOUTUBE_URL,
    title: 'Watch and learn',
    text: 'Recorded town halls, demos and tutorials on YouTube.',
  },
  {
    to: IDEAS_URL,
    title: 'Ask for a feature',
    text: 'Propose one, vote, and see what is on the roadmap.',
  },
];

export default function Community(): ReactNode {
  return (
    <Section
      label="Community"
      title="You won’t be alone with it"
      lead="DataHub is made in the open, by those who use it."
    >
      <LinkCards level="h3" cards={CARDS} />
    </Section>
  );
}
