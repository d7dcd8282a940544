/** A search result: the title of a page, its location in the site, a passage, and its matching parts. */
import Link from '@docusaurus/Link';
import list from '../../page-list.module.css';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import type {PageHit} from '../../types';
import Marked from '../../Marked';
import styles from './styles.module.css';

/** More parts of one page would crowd out the next page. */
const PARTS = 4;

type Props = {
  hit: PageHit;
  /** Whether to show the version of the hit, because several versions were searched. */
  versioned: boolean;
};

export default function Hit({hit, versioned}: Props): ReactNode {
  const {url, title, breadcrumbs, version, excerpt, parts} = hit;
  return (
    <li>
      <Heading as="h2" className={list.title}>
        <Link to={url}>
          <Marked text={title} />
        </Link>
      </Heading>
      <p className={list.place}>
        <span>{breadcrumbs.join(' › ')}</span>{' '}
        {versioned && version && <span className="badge">{version}</span>}
      </p>
      <p className={styles.excerpt}>
        <Marked text={excerpt} />
      </p>
      {parts.length > 0 && (
        <ul className={styles.parts}>
          {parts.slice(0, PARTS).map((part) => (
            <li key={part.url}>
              <Link to={part.url}>
                {part.kind === 'symbol' ? (
                  <code>
                    <Marked text={part.title} />
                  </code>
                ) : (
                  <Marked text={part.title} />
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
