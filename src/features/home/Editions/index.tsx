/** The two ways to run the platform, for those who choose between them. */
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {CLOUD_URL} from '@site/src/lib/links';
import Section from '../Section';
import styles from './styles.module.css';

const COMPARISON = '/docs/managed-datahub/managed-datahub-overview#comparison';

export default function Editions(): ReactNode {
  return (
    <Section
      label="Two editions"
      title="Run it yourself, or have it run for you"
      lead="DataHub Cloud is built on DataHub Core, so you can start with one and move to the other."
      sunken
    >
      <div className={styles.grid}>
        <div className={styles.edition}>
          <Heading as="h3">DataHub Core</Heading>
          <p>Open source under the Apache 2.0 license. You deploy, monitor, and upgrade it.</p>
          <ul>
            <li>All ingestion sources, from the UI, the command line, or your scheduler</li>
            <li>Search, lineage, glossary, domains, data products, policies</li>
            <li>Docker on one machine, Helm charts for production</li>
          </ul>
          <p className={styles.actions}>
            <Link className="button button--primary" to="/docs/quickstart">
              Get started
            </Link>
            <Link to="/docs/deploy/kubernetes">Deploy with Kubernetes</Link>
          </p>
        </div>
        <div className={styles.edition}>
          <Heading as="h3">DataHub Cloud</Heading>
          <p>Hosted and operated for you, with an uptime SLA and support.</p>
          <ul>
            <li>Freshness, volume, column, and schema checks with anomaly detection</li>
            <li>Form analytics, metadata tests, approval workflows, subscriptions</li>
            <li>A remote executor that runs ingestion inside your network</li>
          </ul>
          <p className={styles.actions}>
            <Link className="button button--primary" href={CLOUD_URL}>
              Get Cloud
            </Link>
            <Link to={COMPARISON}>Compare Core and Cloud</Link>
          </p>
        </div>
      </div>
    </Section>
  );
}
