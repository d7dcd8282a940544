/** What stands in place of the whole site when a part around the page crashed: in the site's frame if that still draws. */
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** The frame asks which plugin made the page; here none did. */
const NO_PAGE = {plugin: {name: 'site-error', id: 'default'}};

export default function Error(crash: Props): ReactNode {
  const title = translate({id: 'site.crash.title', message: 'This page crashed'});
  // Where the frame crashes too, that is the same crash or its consequence: the first one is shown.
  return (
    <RouteContextProvider value={NO_PAGE}>
      <Head>
        <title>{title}</title>
      </Head>
      <ErrorBoundary fallback={() => <ErrorPageContent {...crash} />}>
        <Layout>
          <ErrorPageContent {...crash} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
