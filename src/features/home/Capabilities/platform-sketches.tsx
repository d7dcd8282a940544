/** Small drawings for people who run the platform or build on it, with acme's groups. */
import type {ReactNode} from 'react';
import styles from './sketches.module.css';
import Tag from './Tag';

/** Who may do what. */
export function AccessSketch(): ReactNode {
  return (
    <div className={styles.sketch} aria-hidden>
      <div className={styles.row}>
        <b>data-platform</b>
        <Tag tone="mark">Admin</Tag>
        <span className={styles.end}>everywhere</span>
      </div>
      <div className={styles.row}>
        <b>sales-analytics</b>
        <Tag>Editor</Tag>
        <span className={styles.end}>domain Sales</span>
      </div>
      <div className={styles.row}>
        <b>All users</b>
        <Tag>Reader</Tag>
        <span className={styles.end}>everywhere</span>
      </div>
    </div>
  );
}

const INTERFACES = [
  ['GraphQL', 'queries and mutations'],
  ['OpenAPI', 'entities and events over HTTP'],
  ['Python, Java', 'SDKs'],
  ['Kafka', 'a message for every change'],
] as const;

/** The APIs for programs. */
export function BuildSketch(): ReactNode {
  return (
    <div className={styles.sketch} aria-hidden>
      {INTERFACES.map(([name, what]) => (
        <div key={name} className={styles.row}>
          <b>{name}</b>
          <span className={styles.end}>{what}</span>
        </div>
      ))}
    </div>
  );
}
