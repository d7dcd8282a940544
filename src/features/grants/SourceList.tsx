/** Every source with privileges, linked to the section of its page that lists all of them. */
import DATA from '@generated/grants/default/grants.json';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {pageOf} from './page-of';
import styles from './Tool/styles.module.css';

const [NEWEST] = DATA.versions;
const SOURCES = DATA.sources.filter(({versions}) => versions.includes(NEWEST?.name ?? ''));

export default function SourceList(): ReactNode {
  return (
    <ul className={styles.sources}>
      {SOURCES.map((source) => (
        <li key={source.slug}>
          <Link to={pageOf(source, 'access')} translate="no">
            {source.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
