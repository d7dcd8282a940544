/** /adoption-stories: companies that share how they use DataHub. `#slug` links to one story. */
import stories from '@generated/community-data/default/adoption-stories.json';
import Link from '@docusaurus/Link';
import CommunityPage, {Section} from '@site/src/components/CommunityPage';
import StoryWall from '@site/src/features/adoption-stories';
import AlsoUsedBy from '@site/src/features/adoption-stories/AlsoUsedBy';
import {CODE_URL} from '@site/src/lib/links';
import type {ReactNode} from 'react';

/** The file of the project's former site that the quotes are from. */
const QUOTES_URL = `${CODE_URL}/blob/f986315582c1b5ac47e51ecab3c3f54b3c0b4e10/docs-website/adoptionStoriesIndexes.json`;

const FLOW = {
  from: ['A mesh', 'A rollout', 'A migration'],
  hub: 'Your question',
  to: ['An article', 'A talk'],
};

export default function AdoptionStories(): ReactNode {
  return (
    <CommunityPage
      path="/adoption-stories"
      title="DataHub adoption stories"
      lead="Teams that run DataHub explain what they built, what it solved, and what they would do differently. Find one that resembles yours."
      description="Articles and talks in which companies such as Netflix, Visa, Etsy, and Miro explain how they adopted DataHub, by industry."
      flow={FLOW}
      actions={
        <Link className="button button--primary" to="/customer-stories-survey">
          Share your own
        </Link>
      }
    >
      <Section title="Stories">
        <StoryWall {...stories} />
        <p>
          Quotes and figures are from the stories themselves, as the{' '}
          <Link href={QUOTES_URL}>project’s site showed them</Link> in April 2025.
        </p>
      </Section>
      <Section title="Also used by">
        <p>
          The project’s site and its <Link href={`${CODE_URL}#adoption`}>list of adopters</Link>{' '}
          name these companies as users, but there is no story to link to.
        </p>
        <AlsoUsedBy companies={stories.without_story} />
      </Section>
    </CommunityPage>
  );
}
