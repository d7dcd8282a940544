/** The champions program: what it is, what it looks for, and who has been honored. */
import honors from '@generated/community-data/default/honors.json';
import Link from '@docusaurus/Link';
import CommunityPage, {Section} from '@site/src/components/CommunityPage';
import Roster from '@site/src/features/people/Roster';
import Steps, {type Step} from '@site/src/features/people/Steps';
import {CHAMPIONS_URL} from '@site/src/lib/links';
import type {ReactNode} from 'react';

const QUALITIES: readonly Step[] = [
  {
    title: 'Contribute code',
    text: 'A connector, a fix, a page of documentation, or an issue that leads someone to the bug.',
    link: {to: '/docs/contributing', label: 'How to contribute'},
  },
  {
    title: 'Help others',
    text: 'Answer in the public channels, where the next person with the same question will find it.',
    link: {to: '/slack', label: 'Where to answer'},
  },
  {
    title: 'Share what you learned',
    text: 'Describe how your company adopted DataHub, in an article or at a town hall.',
    link: {to: '/events#talk', label: 'Propose a talk'},
  },
];

const FLOW = {from: ['Code', 'Answers', 'Stories'], hub: 'Champion', to: ['Thanks', 'Example']};

export default function Champions(): ReactNode {
  return (
    <CommunityPage
      path="/champions"
      title="DataHub Champions"
      lead="Champions are members of the community who moved DataHub forward for everyone: in the code, in the chat, or on stage."
      description="What the DataHub Champions program is, three ways to take part, and who was honored each year for their contributions to the community."
      flow={FLOW}
      actions={
        <Link className="button button--primary" to={CHAMPIONS_URL}>
          The program today
        </Link>
      }
    >
      <Section title="What makes a champion">
        <Steps steps={QUALITIES} />
      </Section>
      <Section title="How to join">
        <p>
          The project&rsquo;s public pages don&rsquo;t mention an application form. People were
          honored for work that everyone could see, so start with one of the three ways above and
          keep going. <Link to={CHAMPIONS_URL}>The program&rsquo;s page</Link> says what it offers
          today and how champions are chosen.
        </p>
      </Section>
      {honors.rosters
        .filter(({program}) => program === 'champions')
        .map((roster) => (
          <Section
            key={roster.label}
            id={`y${roster.label}`}
            title={`Champions of ${roster.label}`}
          >
            <Roster {...roster} />
          </Section>
        ))}
      <Section title="Before 2023">
        <p>
          In 2022, people were honored by the <Link to="/guild">Data Practitioners Guild</Link>.
        </p>
      </Section>
    </CommunityPage>
  );
}
