/** Share your journey: a form that turns the answers to a few questions into a story. */
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CommunityPage, {Section} from '@site/src/components/CommunityPage';
import ClickToLoad from '@site/src/components/ClickToLoad';
import QuestionList from '@site/src/features/share-story/QuestionList';
import StoryForm from '@site/src/features/share-story/StoryForm';
import {ISSUES_URL} from '@site/src/lib/links';
import type {ReactNode} from 'react';

const FLOW = {
  from: ['A problem', 'A setup', 'A result'],
  hub: 'Your story',
  to: ['An article', 'A talk', 'An answer'],
};

/** The project's own form in a frame, on sites that are configured to have one. */
function ProjectForm(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const src = siteConfig.customFields?.['storyFormUrl'];
  if (typeof src !== 'string' || src === '') return null;
  return (
    <Section title="Send it to the project">
      <ClickToLoad
        src={src}
        title="The project's form"
        show="Show the form here"
        link={{href: src, label: 'Open it in a new tab'}}
      />
    </Section>
  );
}

export default function ShareYourJourney(): ReactNode {
  return (
    <CommunityPage
      path="/customer-stories-survey"
      title="Share your journey"
      lead="Tell others how you use DataHub. Six short answers are enough for an article, a talk, or a conversation with a team that has the same problem."
      description="Tell the DataHub community how you use the platform: six questions, a draft that stays in your browser, and two ways to send your story."
      flow={FLOW}
      actions={
        <Link className="button button--primary" to="/adoption-stories">
          Read other stories
        </Link>
      }
    >
      <ProjectForm />
      <Section title="Write your story">
        <p>
          Answer only the questions you like. What you type stays in this tab until you close it:
          nothing leaves your browser until you send it.{' '}
          <b>Issues and the Slack workspace are public</b>, so leave out anything your employer
          wouldn&rsquo;t want to see there.
        </p>
        <StoryForm />
        <QuestionList />
      </Section>
      <Section title="Other ways to share">
        <ul>
          <li>
            Post in <b>#show-and-tell</b> in the <Link to="/slack">community Slack</Link>.
          </li>
          <li>
            Open a <Link to={ISSUES_URL}>GitHub issue</Link> in your own words.
          </li>
          <li>
            <Link to="/events#talk">Propose a talk</Link> at a town hall.
          </li>
        </ul>
      </Section>
    </CommunityPage>
  );
}
