/** Shown when the module of a page failed to load: what went wrong, and a Retry button. */
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

type Props = {error: unknown; onRetry: () => void};

export default function Failure({error, onRetry}: Props): ReactNode {
  return (
    <div role="alert" className="load-failure">
      <p>
        <strong>
          <Translate id="site.loading.failed">This page did not load.</Translate>
        </strong>
        <br />
        {String(error)}
      </p>
      <button type="button" className="button button--secondary" onClick={onRetry}>
        <Translate id="site.loading.retry">Retry</Translate>
      </button>
    </div>
  );
}
