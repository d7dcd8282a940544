/** The Data Practitioners Guild of 2022: what it was, who was honored, and what came after it. */
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
      lead="The guild honored members of the community for what they did for DataHub in 2022. The lists of champions followed it."
      description="The DataHub Data Practitioners Guild of 2022: its three groups, everybody who was honored for code, support or advocacy, and what follows it today."
      flow={FLOW}
      actions={
        <Link className="button button--primary" to="/champions">
          See the champions
        </Link>
      }
    >
      <Section title="What it was">
        <p>Three groups stood for three ways to help a project that belongs to nobody alone:</p>
        <ul>
          <li>
            <b>Top code contributors</b> built connectors and features, and fixed what was broken.
          </li>
          <li>
            <b>Community supporters</b> answered questions in the channels of the{' '}
            <Link to="/slack">Slack</Link> workspace.
          </li>
          <li>
            <b>DataHub champions</b> brought the platform into use at their companies, and told
            others about it.
          </li>
        </ul>
      </Section>
      <Section title="How to join">
        <p>
          The only list that was published is that of 2022. The lists that followed are those of the
          champions, for the same kinds of work:{' '}
          <Link to="/champions">read what makes a champion</Link>, and start with what you like to
          do.
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
