/** Landing page of the documentation: find your way by role and by task. */
import type {ReactNode} from 'react';
import LinkCards, {type LinkCard} from '@site/src/components/LinkCards';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

const DESCRIPTION =
  'Find your way through the DataHub documentation: by what you want to do, or straight to the reference.';

type Section = {title: string; cards: readonly LinkCard[]};

const SECTIONS: readonly Section[] = [
  {
    title: 'Start',
    cards: [
      {
        to: '/docs/features',
        title: 'What is DataHub?',
        text: 'What the platform does, and for whom.',
      },
      {
        to: '/docs/quickstart',
        title: 'Quickstart',
        text: 'Run it on your machine with sample data.',
      },
      {
        to: '/docs/what-is-datahub/datahub-concepts',
        title: 'Concepts',
        text: 'The words used all over these pages, with an example each.',
      },
    ],
  },
  {
    title: 'Do',
    cards: [
      {
        to: '/docs/metadata-ingestion',
        title: 'Ingest metadata',
        text: 'Sources, recipes and sinks, from the command line or the UI.',
      },
      {
        to: '/docs/generated/lineage/lineage-feature-guide',
        title: 'Use lineage',
        text: 'Find causes upstream and effects downstream.',
      },
      {
        to: '/docs/category/deployment-guides',
        title: 'Deploy',
        text: 'Docker on one machine, Kubernetes for production.',
      },
    ],
  },
  {
    title: 'Look up',
    cards: [
      {
        to: '/docs/metadata-ingestion/source_overview',
        title: 'Ingestion sources',
        text: 'Capabilities and every configuration field of each source.',
      },
      {
        to: '/docs/metadata-modeling/metadata-model',
        title: 'Metadata model',
        text: 'Entities with their aspects, fields and relationships.',
      },
      {
        to: '/docs/graphql/queries',
        title: 'GraphQL reference',
        text: 'Queries, mutations and types of the API.',
      },
    ],
  },
];

export default function DocsLanding(): ReactNode {
  return (
    <Layout title="Documentation" description={DESCRIPTION}>
      <main className={`container ${styles.page}`}>
        <Heading as="h1">DataHub documentation</Heading>
        <p>{DESCRIPTION}</p>
        {SECTIONS.map(({title, cards}) => (
          <section key={title} className={styles.section}>
            <Heading as="h2">{title}</Heading>
            <LinkCards level="h3" cards={cards} />
          </section>
        ))}
      </main>
    </Layout>
  );
}
