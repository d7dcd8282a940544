/** The editions of DataHub that have a feature, and the edition that doesn't. */
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import Cloud from 'lucide-react/icons/cloud';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Which editions have a feature. */
export type Availability = 'core' | 'cloud' | 'both';

/** The page that explains what DataHub Cloud is. */
const CLOUD_PAGE = 'docs/managed-datahub/managed-datahub-overview';

/** Path of the page about DataHub Cloud in the version being read; undefined if there is none, or on that page. */
function useCloudPage(): string | undefined {
  const {activeVersion, activeDoc} = useActiveDocContext(undefined);
  const page = activeVersion?.docs.find(({id}) => id === CLOUD_PAGE);
  return page === activeDoc ? undefined : page?.path;
}

function CloudOnly(): ReactNode {
  const page = useCloudPage();
  const text = (
    <>
      <Cloud size="1.1em" aria-hidden />
      <Translate id="site.availability.cloudOnly">DataHub Cloud only</Translate>
    </>
  );
  return page ? (
    <Link to={page} className={styles.cloud}>
      {text}
    </Link>
  ) : (
    <span className={styles.cloud}>{text}</span>
  );
}

export default function Editions({availability}: {availability: Availability}): ReactNode {
  return (
    <>
      <Translate id="site.availability.in">Available in:</Translate>
      {availability === 'cloud' ? (
        <CloudOnly />
      ) : (
        <span className="ref-yes">
          <Translate id="site.availability.core">DataHub Core</Translate>
        </span>
      )}
      {availability === 'both' && (
        <span className="ref-yes">
          <Translate id="site.availability.cloud">DataHub Cloud</Translate>
        </span>
      )}
      {availability === 'core' && (
        <span className="ref-no">
          <Translate id="site.availability.notCloud">not in DataHub Cloud</Translate>
        </span>
      )}
    </>
  );
}
