/** Says that a search failed, and tries it again. */
import Translate from '@docusaurus/Translate';
import CloudOff from 'lucide-react/icons/cloud-off';
import type {ReactNode} from 'react';
import {isOutdated} from '@site/src/lib/outdated';
import {useDialog} from './context';

type Props = {query: string; onRetry: () => void};

export default function Failure({query, onRetry}: Props): ReactNode {
  const {pageOf} = useDialog();
  const tryAgain = async () => {
    // If the site was rebuilt in the meantime, the files that this page requests may be gone, but those of a new page
    // exist.
    if (await isOutdated()) window.location.assign(pageOf(query));
    else onRetry();
  };
  return (
    <div className="search-screen">
      <CloudOff className="search-screen-icon" size={28} aria-hidden />
      <p className="search-title">
        <Translate id="site.search.failed">Unable to fetch results</Translate>
      </p>
      <p className="search-help">
        <Translate id="site.search.failed.help">
          You might want to check your network connection.
        </Translate>
      </p>
      <button type="button" className="button button--secondary" onClick={() => void tryAgain()}>
        <Translate id="site.search.retry">Try again</Translate>
      </button>
    </div>
  );
}
