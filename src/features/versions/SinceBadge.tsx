/** The badge of a page or fact that isn't in every version of the site. */
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ReleaseBadge} from './model';

export default function SinceBadge({badge: {release, after}}: {badge: ReleaseBadge}): ReactNode {
  return (
    <span className="ref-since">
      {after ? (
        <Translate id="site.versions.after" values={{release}}>
          {'After {release}'}
        </Translate>
      ) : (
        <Translate id="site.versions.since" values={{release}}>
          {'Since {release}'}
        </Translate>
      )}
    </span>
  );
}
