/** The search page: what is looked for stands in its address, and below the field what was found. */
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import SearchForm from '../SearchForm';
import {useSearchResults} from '../useSearchResults';
import WaysOn from '../WaysOn';
import Results from './Results';
import VersionSelect from './VersionSelect';

export default function SearchPage(): ReactNode {
  const {query, version, versions, results} = useSearchResults();
  const title =
    query === ''
      ? translate({id: 'site.search.title', message: 'Search'})
      : translate({id: 'site.search.titleOf', message: 'Search results for “{query}”'}, {query});
  const description = translate({
    id: 'site.search.description',
    message: 'Find pages of the DataHub documentation by their title, address, and description.',
  });
  return (
    <Layout title={title} description={description}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--xl">
        <Heading as="h1">{title}</Heading>
        <SearchForm query={query} focused={useIsBrowser() && query === ''}>
          {version && <VersionSelect version={version} versions={versions} />}
        </SearchForm>
        <noscript>
          <p>
            <Translate id="site.search.noScript">
              The results need JavaScript. Without it, these pages lead to all others.
            </Translate>
          </p>
        </noscript>
        {query === '' ? <WaysOn /> : <Results query={query} results={results} />}
      </main>
    </Layout>
  );
}
