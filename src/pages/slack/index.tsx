/** /slack: how to join the community's chat, what to expect, where to ask, and how. A page, not a redirect. */
import Link from '@docusaurus/Link';
import CommunityPage, {Section} from '@site/src/components/CommunityPage';
import {SLACK_URL} from '@site/src/lib/links';
import type {ReactNode} from 'react';
import {CHANNELS} from './_channels';
import styles from './_styles.module.css';

const FLOW = {
  from: ['An error', 'An idea', 'A design'],
  hub: 'Your thread',
  to: ['An answer', 'A fix', 'A contact'],
};

export default function Slack(): ReactNode {
  return (
    <CommunityPage
      path="/slack"
      tab="Join the community Slack"
      title="Join the DataHub Slack"
      lead="Users and maintainers of DataHub talk here: to get unstuck, to compare designs, and to hear about releases."
      description="Get an invitation to the DataHub community Slack, see what to expect there, find the right channel, and learn to ask questions that people can answer."
      flow={FLOW}
      actions={
        <Link className="button button--primary button--lg" to={SLACK_URL}>
          Get your invitation
        </Link>
      }
    >
      <Section title="What to expect">
        <ul>
          <li>You sign up on datahub.com. Members sign in from the same page.</li>
          <li>
            Answers come from other users and from maintainers, in public, when someone has time.
          </li>
          <li>
            The{' '}
            <Link to="https://github.com/datahub-project/datahub/blob/master/docs/CODE_OF_CONDUCT.md">
              code of conduct
            </Link>{' '}
            applies to everyone. Vendors may answer questions, but not advertise.
          </li>
          <li>
            Slack isn&rsquo;t the place for a security problem: follow the{' '}
            <Link to="https://github.com/datahub-project/datahub/blob/master/SECURITY.md">
              security policy
            </Link>
            .
          </li>
        </ul>
      </Section>
      <Section title="Channels">
        <dl className={styles.channels}>
          {CHANNELS.map(({name, text}) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Ask a question that gets answered">
        <p>
          Search first: someone has often posted the same error message. Then write one message that
          a stranger can act on.
        </p>
        <ol>
          <li>
            <b>What you want to achieve</b>, in a sentence.
          </li>
          <li>
            <b>What you did</b>: the exact command, or the recipe without its secrets.
          </li>
          <li>
            <b>What happened, and what you expected</b>: the error as text, not as a picture.
          </li>
          <li>
            <b>Your versions</b>: DataHub, the CLI, how it is deployed, and the data source.
          </li>
        </ol>
        <p>
          Long logs go into the thread below your message. When it works, say what helped. There is{' '}
          <Link to="/docs/slack#ask-a-question-that-gets-answered">
            an example, with the commands that collect the details
          </Link>
          .
        </p>
      </Section>
    </CommunityPage>
  );
}
