/** The search page: the query is in its URL, and the results are below the field. */
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import StartNow from '@site/src/components/StartNow';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import NextSteps from '../NextSteps';
import SearchForm from '../SearchForm';
import {shortQuery} from '../longest-query';
import {prepareSearch, useSearchBackend} from '../useSearchBackend';
import Results from './Results';
import styles from './styles.module.css';
import {useCutNote} from './useCutNote';
import {useSearchState} from './useSearchState';
import VersionSelect from './VersionSelect';

export default function SearchPage(): ReactNode {
  // Only the browser knows the query; until then the page shows neither results nor "No results".
  const known = useIsBrowser();
  const page = useSearchState();
  const {query, version} = page.state;
  const isCut = useCutNote(page);
  const load = useSearchBackend();
  const title =
    query === ''
      ? translate({id: 'site.search.title', message: 'Search'})
      : translate(
          {id: 'site.search.titleOf', message: 'Search results for “{query}”'},
          {query: shortQuery(query)},
        );
  const description = translate({
    id: 'site.search.description',
    message: 'Find pages in the DataHub documentation by their text, headings, and names in code.',
  });
  return (
    <Layout title={title} description={description}>
      <StartNow />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={clsx('container margin-vert--xl', styles.page)}>
        <Heading as="h1">{title}</Heading>
        <div onFocus={() => void prepareSearch(load, version)}>
          <SearchForm query={query} focused={known && query === ''}>
            <VersionSelect {...page} />
          </SearchForm>
        </div>
        {isCut && (
          <p>
            <Translate id="site.search.cut">
              The query was too long: the search used only its first 2 kB.
            </Translate>
          </p>
        )}
        <noscript>
          <p>
            <Translate id="site.search.noScript">
              Search results need JavaScript. Without it, you can reach every page from these:
            </Translate>
          </p>
          <NextSteps />
        </noscript>
        {known && query === '' && <NextSteps />}
        {query !== '' && <Results page={page} />}
      </main>
    </Layout>
  );
}
