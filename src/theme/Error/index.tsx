/** Shown when something around the page crashed, inside the site's layout if that still renders. */
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** The layout needs to know which plugin created the page; here, none did. */
const NO_PAGE = {plugin: {name: 'site-error', id: 'default'}};

export default function Error(crash: Props): ReactNode {
  const title = translate({id: 'site.crash.title', message: 'This page crashed'});
  // If the layout crashes too, that is the same crash or a consequence: show the first one.
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
