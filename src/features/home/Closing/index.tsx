/** The last section of the home page: what to do next. */
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {CLOUD_URL, DEMO_URL} from '@site/src/lib/links';
import styles from './styles.module.css';

export default function Closing(): ReactNode {
  return (
    <section className={styles.closing}>
      <Heading as="h2" className={styles.title}>
        See your own data in it
      </Heading>
      <p className={styles.lead}>
        Start it, point it at a database, and follow your first lineage.
      </p>
      <p className={styles.actions}>
        <Link className="button button--primary button--lg" to="/docs/quickstart">
          Get started
        </Link>
        <Link className={styles.quiet} href={DEMO_URL}>
          See the demo
        </Link>
        <Link className={styles.quiet} href={CLOUD_URL}>
          Get Cloud
        </Link>
        <Link className={styles.quiet} to="/docs">
          Explore the docs
        </Link>
      </p>
    </section>
  );
}
