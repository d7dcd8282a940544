/** The first pages to read, in order, as nodes on a line. */
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {FIRST_PAGES} from '../content';
import styles from './styles.module.css';

export default function ReadingPath(): ReactNode {
  return (
    <ol className={styles.path}>
      {FIRST_PAGES.map(({to, label, text}) => (
        <li key={to} className={styles.step}>
          <Link to={to}>{label}</Link>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
