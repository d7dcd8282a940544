/** Sends the request to the server of the operator, if there is one. The token stays in the memory of this page. */
import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';
import {send, type Sent} from '../model/send';
import styles from './styles.module.css';

type Props = {
  /** URL of its GraphQL API. */
  url: string;
  query: string;
  variables: string;
  /** Whether both can be sent; if not, what is wrong is on the screen. */
  isValid: () => boolean;
};

function problemOf(sent: Exclude<Sent, {kind: 'response'}>, host: string): string {
  if (sent.kind === 'unreachable')
    return translate(
      {
        id: 'site.graphql.unreachable',
        message:
          'No response from {host}. It may be down or out of your network’s reach, or it doesn’t allow requests from this site (CORS). Nothing is lost: try again.',
      },
      {host},
    );
  if (sent.status === 401 || sent.status === 403)
    return translate(
      {
        id: 'site.graphql.denied',
        message: '{host} denied access ({status}). Check the token, and send the request again.',
      },
      {host, status: sent.status},
    );
  return translate(
    {
      id: 'site.graphql.refused',
      message: '{host} sent something other than a GraphQL response ({status}): {text}',
    },
    {host, status: sent.status, text: sent.text},
  );
}

export default function Server({url, query, variables, isValid}: Props): ReactNode {
  const [token, setToken] = useState('');
  const [sent, setSent] = useState<Sent>();
  const [isSending, setSending] = useState(false);
  const {host} = new URL(url, location.href);
  const press = async () => {
    if (isSending || !isValid()) return;
    setSending(true);
    setSent(undefined);
    setSent(await send({url, token: token.trim(), query, variables}));
    setSending(false);
  };
  return (
    <div className={styles.server}>
      <label htmlFor="graphql-token">
        <Translate id="site.graphql.token" values={{host}}>
          {'Access token for {host}'}
        </Translate>
        <input
          id="graphql-token"
          type="password"
          value={token}
          onChange={(event) => setToken(event.target.value)}
          autoComplete="off"
        />
        <small>
          <Translate id="site.graphql.tokenUse">
            The token isn’t stored or sent anywhere else. A mutation changes the metadata on that
            server.
          </Translate>
        </small>
      </label>
      <button
        type="button"
        className="button button--secondary"
        aria-disabled={isSending}
        onClick={() => void press()}
      >
        <Translate id="site.graphql.send" values={{host}}>
          {'Send to {host}'}
        </Translate>
      </button>
      <p role="status">
        {isSending && <Translate id="site.graphql.sending">Waiting for the response…</Translate>}
        {sent && sent.kind !== 'response' && problemOf(sent, host)}
      </p>
      {sent?.kind === 'response' && (
        <pre tabIndex={0} translate="no" className={styles.json}>
          <code>{sent.text}</code>
        </pre>
      )}
    </div>
  );
}
