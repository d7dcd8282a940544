/** /integrations: everything that connects to DataHub. */
import ALL from '@generated/integrations-data/default/catalog.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Catalog from '@site/src/features/integrations';
import {comparable} from '@site/src/features/integrations/model/compare';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const SOURCES = ALL.filter(comparable).length;

export default function IntegrationsPage(): ReactNode {
  const values = {sources: SOURCES, others: ALL.length - SOURCES};
  return (
    <Layout
      title={translate({id: 'site.integrations.title', message: 'Integrations'})}
      description={translate(
        {
          id: 'site.integrations.description',
          message:
            'Find the systems that DataHub reads metadata from or that send it metadata: {sources} sources to filter, compare, and check capability by capability.',
        },
        values,
      )}
    >
      <main className={`container ${styles.page}`}>
        <Heading as="h1">
          <Translate id="site.integrations.title">Integrations</Translate>
        </Heading>
        <p className={styles.lead}>
          <Translate id="site.integrations.lead" values={values}>
            {
              'DataHub reads metadata from {sources} sources, and {others} more tools connect to it through a plugin or a service of their own.'
            }
          </Translate>
        </p>
        <p className={styles.stack}>
          <Translate
            id="site.integrations.stack"
            values={{
              stack: (
                <Link to="/tools/stack">
                  <Translate id="site.integrations.stackLink">My stack</Translate>
                </Link>
              ),
            }}
          >
            {
              '{stack} shows the lineage between the ones that you run, and how to connect them with the least access.'
            }
          </Translate>
        </p>
        <noscript>
          <p className={styles.note}>
            <Translate id="site.integrations.noScript">
              This is the whole list. Filtering, the capability matrix, and the comparison need
              JavaScript.
            </Translate>
          </p>
        </noscript>
        <Catalog integrations={ALL} />
      </main>
    </Layout>
  );
}
