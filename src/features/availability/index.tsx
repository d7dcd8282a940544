/** The line below a page's title: which editions of DataHub have what it describes, and since when. */
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReleaseBadge} from '@site/src/features/versions/model';
import SinceBadge from '@site/src/features/versions/SinceBadge';
import type {ReactNode} from 'react';
import Editions, {type Availability} from './Editions';
import styles from './styles.module.css';

/** Keys of this site in the front matter of a page; the build checks them, and makes `badge` and `unpictured`. */
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
          Screens that only DataHub Cloud has are not pictured here.
        </Translate>
      )}
    </p>
  );
}
