/** Says that a search came to nothing, and repeats it. */
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

export default function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className="margin-vert--md">
      <p>
        <Translate id="site.search.failed.help">
          You might want to check your network connection.
        </Translate>
      </p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        <Translate id="site.search.retry">Try again</Translate>
      </button>
    </div>
  );
}
