/** What Next has that the last release lacks, as determined by the build. */
import news from '@generated/home-data/default/news.json';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const {release, added, changed, changedCount} = news;

export default function News(): ReactNode {
  return (
    <div className={styles.columns}>
      <div>
        <Heading as="h3" className={styles.name}>
          New pages
        </Heading>
        <ul className={styles.list}>
          {added.map(({to, title, description}) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Heading as="h3" className={styles.name}>
          Pages with the most changes
        </Heading>
        <ul className={styles.list}>
          {changed.map(({to, title, marks}) => (
            <li key={to} className={styles.counted}>
              <Link to={to}>{title}</Link>
              <span className="badge">{marks} new</span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          {changedCount} pages describe something that release {release} lacks. A mark on the page
          shows what is new.
        </p>
      </div>
    </div>
  );
}
