/** Says that a search came to nothing, and repeats it: with the page, if the site was built again meanwhile. */
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {isOutdated} from '@site/src/lib/outdated';

export default function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  const tryAgain = async () => {
    // The files that this page asks for may be gone from the server.
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
