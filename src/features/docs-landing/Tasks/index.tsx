/** Where to start, by task. */
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {TASKS} from '../content';
import styles from './styles.module.css';

export default function Tasks(): ReactNode {
  return (
    <div className={styles.grid}>
      {TASKS.map(({name, entries}) => (
        <div key={name}>
          <Heading as="h3" className={styles.name}>
            {name}
          </Heading>
          <ul className={styles.list}>
            {entries.map(({to, label}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
