/** The 2022 Data Practitioners Guild: what it was, who was honored, and what came after it. */
import honors from '@generated/community-data/default/honors.json';
import Link from '@docusaurus/Link';
import CommunityPage, {Section} from '@site/src/components/CommunityPage';
import Roster from '@site/src/features/people/Roster';
import type {ReactNode} from 'react';

const FLOW = {
  from: ['Contributors', 'Supporters', 'Advocates'],
  hub: 'Guild 2022',
  to: ['Champions'],
};

export default function Guild(): ReactNode {
  return (
    <CommunityPage
      path="/guild"
      title="DataHub Data Practitioners Guild"
      lead="The guild honored members of the community for what they did for DataHub in 2022. The champions program followed it."
      description="The 2022 DataHub Data Practitioners Guild: its three groups, everyone who was honored for code, support, or advocacy, and what follows it today."
      flow={FLOW}
      actions={
        <Link className="button button--primary" to="/champions">
          See the champions
        </Link>
      }
    >
      <Section title="What it was">
        <p>The three groups represented three ways to help an open project:</p>
        <ul>
          <li>
            <b>Top code contributors</b> built connectors and features, and fixed what was broken.
          </li>
          <li>
            <b>Community supporters</b> answered questions in the <Link to="/slack">Slack</Link>{' '}
            workspace.
          </li>
          <li>
            <b>DataHub champions</b> introduced the platform at their companies, and told others
            about it.
          </li>
        </ul>
      </Section>
      <Section title="How to join">
        <p>
          The guild published only the 2022 list. Since then, champions have been honored for the
          same kinds of work: <Link to="/champions">read what makes a champion</Link>, and start
          with what you like to do.
        </p>
      </Section>
      {honors.rosters
        .filter(({program}) => program === 'guild')
        .map((roster) => (
          <Section key={roster.label} id={`y${roster.label}`} title={`Honored for ${roster.label}`}>
            <Roster {...roster} />
          </Section>
        ))}
    </CommunityPage>
  );
}
