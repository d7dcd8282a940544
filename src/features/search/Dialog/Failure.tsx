/** Says that a search failed. DocSearch has a screen for that, but never shows it. */
import Translate from '@docusaurus/Translate';
import CloudOff from 'lucide-react/icons/cloud-off';
import type {ReactNode} from 'react';

export default function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen">
      <CloudOff className="DocSearch-Screen-Icon" size={40} aria-hidden />
      <p className="DocSearch-Title">
        <Translate id="site.search.failed">Unable to fetch results</Translate>
      </p>
      <p className="DocSearch-Help">
        <Translate id="site.search.failed.help">
          You might want to check your network connection.
        </Translate>
      </p>
      <button type="button" className="button button--secondary" onClick={onRetry}>
        <Translate id="site.search.retry">Try again</Translate>
      </button>
    </div>
  );
}
