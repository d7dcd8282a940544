/** Small drawings of what the platform shows, with acme's data. Decorative: the text beside them says the same. */
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './sketches.module.css';
import Tag from './Tag';

/** A search and what it finds. */
export function SearchSketch(): ReactNode {
  return (
    <div className={styles.sketch} aria-hidden>
      <div className={styles.field}>net revenue</div>
      <div className={clsx(styles.row, styles.chosen)}>
        <code>fct_orders</code>
        <Tag tone="plum">Net Revenue</Tag>
        <Tag tone="mark">Tier 1</Tag>
        <span className={styles.end}>Ben Okafor</span>
      </div>
      <div className={styles.row}>
        <b>Revenue by day</b>
        <span className={styles.end}>Looker chart</span>
      </div>
      <div className={styles.row}>
        <code>fct_payments</code>
        <Tag tone="bad">Deprecated soon</Tag>
        <span className={styles.end}>Snowflake</span>
      </div>
    </div>
  );
}

/** A column and what depends on it. */
export function LineageSketch(): ReactNode {
  return (
    <div className={clsx(styles.sketch, styles.chain)} aria-hidden>
      <div className={clsx(styles.row, styles.warned)}>
        <code>raw.orders.total</code>
        <span className={styles.end}>you rename this</span>
      </div>
      <div className={styles.row}>
        <code>fct_orders.amount</code>
        <span className={styles.end}>dbt</span>
      </div>
      <div className={styles.row}>
        <b>Revenue by day</b>
        <span className={styles.end}>Looker</span>
      </div>
      <div className={styles.row}>
        <b>Sales overview</b>
        <span className={styles.end}>Looker</span>
      </div>
    </div>
  );
}

/** A column with its meaning and its owner. */
export function MeaningSketch(): ReactNode {
  return (
    <div className={styles.sketch} aria-hidden>
      <div className={styles.row}>
        <code>email</code>
        <Tag tone="plum">Email Address</Tag>
        <Tag tone="bad">PII</Tag>
      </div>
      <div className={styles.row}>
        <span>Domain</span>
        <b className={styles.end}>Sales</b>
      </div>
      <div className={styles.row}>
        <span>Owner</span>
        <b className={styles.end}>Chloe Lin</b>
      </div>
    </div>
  );
}

/** Results of checks. */
export function QualitySketch(): ReactNode {
  return (
    <div className={styles.sketch} aria-hidden>
      <div className={styles.row}>
        <span>order_id is unique</span>
        <Tag tone="good">Passed</Tag>
      </div>
      <div className={styles.row}>
        <span>amount is never empty</span>
        <Tag tone="good">Passed</Tag>
      </div>
      <div className={clsx(styles.row, styles.failed)}>
        <span>updated every day</span>
        <Tag tone="bad">Failed</Tag>
      </div>
    </div>
  );
}
