/** Where to ask, listen, and take part. */
import type {ReactNode} from 'react';
import LinkCards, {type LinkCard} from '@site/src/components/LinkCards';
import {CODE_URL, IDEAS_URL, YOUTUBE_URL} from '@site/src/lib/links';
import Section from '../Section';

const CARDS: readonly LinkCard[] = [
  {
    to: '/slack',
    title: 'Ask on Slack',
    text: 'Meet the people who run DataHub and the people who build it. How to join, and where to ask.',
  },
  {
    to: '/events',
    title: 'Come to a town hall',
    text: 'Every month: news, demos, and user stories, live and recorded.',
  },
  {
    to: '/docs/contributing',
    title: 'Contribute',
    text: 'From a typo to a new source: how changes get in.',
  },
  {
    to: CODE_URL,
    title: 'Read the code',
    text: 'Everything is developed in the open, under the Apache 2.0 license.',
  },
  {
    to: YOUTUBE_URL,
    title: 'Watch and learn',
    text: 'Recorded town halls, demos, and tutorials on YouTube.',
  },
  {
    to: IDEAS_URL,
    title: 'Request a feature',
    text: 'Propose one, vote, and see what is on the roadmap.',
  },
];

export default function Community(): ReactNode {
  return (
    <Section
      label="Community"
      title="You won’t be on your own"
      lead="DataHub is built in the open, by the people who use it."
    >
      <LinkCards level="h3" cards={CARDS} />
    </Section>
  );
}
