/** The bar at the bottom of the dialog: what keys do, and the name of a hosted service. */
import {translate} from '@docusaurus/Translate';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import {memo, type ReactNode} from 'react';

const ICON = {size: 13, strokeWidth: 2} as const;

/** The service requires its name next to its results. */
function ServiceName(): ReactNode {
  const label = translate({id: 'site.search.by', message: 'Search by'});
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- another site
    <a
      className="search-service"
      href="https://www.algolia.com/"
      target="_blank"
      rel="noopener noreferrer"
    >
      {label} <strong translate="no">Algolia</strong>
    </a>
  );
}

function Footer({isHosted}: {isHosted: boolean}): ReactNode {
  const enter = translate({id: 'site.search.key.enter', message: 'Enter'});
  const up = translate({id: 'site.search.key.up', message: 'Up arrow'});
  const down = translate({id: 'site.search.key.down', message: 'Down arrow'});
  return (
    <div className="search-footer" data-hosted={isHosted || undefined}>
      <ul className="search-keys">
        <li>
          <kbd>
            <CornerDownLeft {...ICON} aria-label={enter} role="img" />
          </kbd>
          {translate({id: 'site.search.keys.select', message: 'to select'})}
        </li>
        <li>
          <kbd>
            <ArrowDown {...ICON} aria-label={down} role="img" />
          </kbd>
          <kbd>
            <ArrowUp {...ICON} aria-label={up} role="img" />
          </kbd>
          {translate({id: 'site.search.keys.navigate', message: 'to navigate'})}
        </li>
        <li>
          <kbd>esc</kbd>
          {translate({id: 'site.search.keys.close', message: 'to close'})}
        </li>
      </ul>
      {isHosted && <ServiceName />}
    </div>
  );
}

/** It never changes. */
export default memo(Footer);
