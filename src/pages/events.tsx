/** Community events: when the next town halls are, how to add them to a calendar, and how to give a talk. */
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CommunityPage, {Section} from '@site/src/components/CommunityPage';
import ClickToLoad from '@site/src/components/ClickToLoad';
import CalendarLinks from '@site/src/features/events/CalendarLinks';
import UpcomingTownHalls from '@site/src/features/events/UpcomingTownHalls';
import {EVENTS_URL, YOUTUBE_URL} from '@site/src/lib/links';
import type {ReactNode} from 'react';

const FLOW = {
  from: ['Your story', 'A demo', 'A question'],
  hub: 'Town hall',
  to: ['A recording', 'A contact'],
};

/** The calendar in a frame, on sites that are configured to have one. */
function Calendar(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const src = siteConfig.customFields?.['eventsCalendarUrl'];
  if (typeof src !== 'string' || src === '') return null;
  return (
    <Section title="All events">
      <ClickToLoad
        src={src}
        title="The community calendar"
        show="Show the calendar here"
        link={{href: EVENTS_URL, label: 'Open it in a new tab'}}
      />
    </Section>
  );
}

export default function Events(): ReactNode {
  return (
    <CommunityPage
      path="/events"
      tab="Community events"
      title="Meet the DataHub community"
      lead="Town halls are free, online, and open to everyone: project news, demos, and a team that explains how it uses DataHub."
      description="When the next DataHub town halls take place in your time zone, how to add them to your calendar, and how to propose a talk."
      flow={FLOW}
      actions={
        <Link className="button button--primary" to={EVENTS_URL}>
          Register in the calendar
        </Link>
      }
    >
      <Section title="Next town halls">
        <p>
          About once a month, on a Thursday near the end of the month, at 9:00 AM US Pacific Time.
          The rule is the last Thursday of the month; the project has also used the fourth, and
          holidays move those in November and December. <b>The calendar is authoritative</b>:{' '}
          <Link to={EVENTS_URL}>check it</Link> before you block off the time, and register there.
        </p>
        <UpcomingTownHalls />
        <CalendarLinks />
      </Section>
      <Calendar />
      <Section title="Propose a talk" id="talk">
        <p>People come to hear about real experience, whether your instance is large or small.</p>
        <ol>
          <li>
            Choose one story: the problem, what you did with DataHub, and what others can take away.
          </li>
          <li>
            Propose it in <b>#show-and-tell</b> in the <Link to="/slack">community Slack</Link>, or{' '}
            <Link to="/customer-stories-survey">write it up with our questions</Link> first.
          </li>
          <li>Ask your employer early which names, figures, and screenshots you may show.</li>
        </ol>
        <p>
          <Link to="/docs/townhalls#propose-a-talk">More about talks</Link>, with an example.
        </p>
      </Section>
      <Section title="Between town halls">
        <ul>
          <li>
            <b>Office hours</b>: live help from the core team. The channel <b>#office-hours</b> in{' '}
            <Link to="/slack">Slack</Link> has the times and the link.
          </li>
          <li>
            <b>Recordings</b>: past town halls are on the{' '}
            <Link to={YOUTUBE_URL}>YouTube channel</Link>.
          </li>
        </ul>
      </Section>
    </CommunityPage>
  );
}
