/** Says that a search failed, and retries it, reloading the page if the site was rebuilt in the meantime. */
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {isOutdated} from '@site/src/lib/outdated';

export default function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  const tryAgain = async () => {
    // The files that this page requests may be gone from the server.
    if (await isOutdated()) window.location.reload();
    else onRetry();
  };
  return (
    <div className="margin-vert--md">
      <p>
        <Translate id="site.search.failed.help">
          You might want to check your network connection.
        </Translate>
      </p>
      <button type="button" className="button button--primary" onClick={() => void tryAgain()}>
        <Translate id="site.search.retry">Try again</Translate>
      </button>
    </div>
  );
}
