/** The line below a page's title: which editions of DataHub have the feature it describes, and since which release. */
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReleaseBadge} from '@site/src/features/versions/model';
import SinceBadge from '@site/src/features/versions/SinceBadge';
import type {ReactNode} from 'react';
import Editions, {type Availability} from './Editions';
import styles from './styles.module.css';

/** This site's own front matter keys; the build checks them, and adds `badge` and `unpictured`. */
type Marks = {availability?: Availability; badge?: ReleaseBadge; unpictured?: boolean};

export default function PageMarks(): ReactNode {
  const {availability, badge, unpictured} = useDoc().frontMatter as Marks;
  if (!availability && !badge) return null;
  return (
    <p className={styles.marks}>
      {availability && <Editions availability={availability} />}
      {badge && <SinceBadge badge={badge} />}
      {unpictured && (
        <Translate id="site.availability.unpictured">
          This page has no pictures of screens that exist only in DataHub Cloud.
        </Translate>
      )}
    </p>
  );
}
