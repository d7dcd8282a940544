/** A list of pages: title, place in the site, description. */
import Link from '@docusaurus/Link';
import type {ListedPage} from '@site/src/features/page-finder/model';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** `docs › deploy › kubernetes` */
function placeOf(permalink: string): string {
  return permalink.split('/').filter(Boolean).join(' › ');
}

export default function FoundPages({pages}: {pages: readonly ListedPage[]}): ReactNode {
  return (
    <ol className={styles.pages}>
      {pages.map(({title, permalink, description}) => (
        <li key={permalink}>
          <Heading as="h3" className={styles.title}>
            <Link to={permalink}>{title}</Link>
          </Heading>
          <p className={styles.place}>{placeOf(permalink)}</p>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
