/** Home: what the platform is, how to try it, and where to go from here. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LinkCards, {type LinkCard} from '@site/src/components/LinkCards';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './index.module.css';

const DESCRIPTION =
  'DataHub is an open source metadata platform: find, understand and govern your data across warehouses, pipelines, dashboards and models.';

const QUICKSTART = `python3 -m pip install --upgrade acryl-datahub
datahub docker quickstart
datahub docker ingest-sample-data`;

const CARDS: readonly LinkCard[] = [
  {
    to: '/docs/features',
    title: 'See what it does',
    text: 'A tour of search, lineage, governance and quality, each with its documentation.',
  },
  {
    to: '/docs/metadata-ingestion',
    title: 'Connect your data',
    text: 'Read metadata from your warehouse, pipelines and dashboards with a recipe.',
  },
  {
    to: '/docs/generated/lineage/lineage-feature-guide',
    title: 'Follow lineage',
    text: 'See where a table or a column comes from and what depends on it.',
  },
  {
    to: '/docs/api/datahub-apis',
    title: 'Build on the APIs',
    text: 'Choose between GraphQL, OpenAPI, the SDKs and the command line.',
  },
  {
    to: '/docs/metadata-modeling/metadata-model',
    title: 'Learn the metadata model',
    text: 'Entities, aspects and relationships, with a page for every entity.',
  },
  {
    to: '/docs/deploy/kubernetes',
    title: 'Run it in production',
    text: 'Deploy with Helm on Kubernetes, verify it, and keep it up to date.',
  },
];

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout description={DESCRIPTION}>
      <main className="container">
        <header className={styles.hero}>
          <div>
            <Heading as="h1">{siteConfig.tagline}</Heading>
            <p className={styles.lead}>{DESCRIPTION}</p>
            <p className={styles.actions}>
              <Link className="button button--primary button--lg" to="/docs/quickstart">
                Start in minutes
              </Link>
              <Link className="button button--secondary button--lg" to="/docs">
                Find your way
              </Link>
            </p>
          </div>
          <CodeBlock language="bash" title="Try it on your machine">
            {QUICKSTART}
          </CodeBlock>
        </header>
        <section className={styles.section}>
          <Heading as="h2">Where to go from here</Heading>
          <LinkCards level="h3" cards={CARDS} />
        </section>
      </main>
    </Layout>
  );
}
