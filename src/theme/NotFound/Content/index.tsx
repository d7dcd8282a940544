/** The content of the 404 page: the most similar real pages, search, and links back into the site. */
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import StartNow from '@site/src/components/StartNow';
import NearPages from '@site/src/features/not-found/NearPages';
import {wordsOfPath} from '@site/src/features/not-found/words';
import NextSteps from '@site/src/features/search/NextSteps';
import SearchForm from '@site/src/features/search/SearchForm';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  // The same file is served for every unknown address; only the browser knows which one was requested.
  const words = useIsBrowser() ? wordsOfPath(pathname) : [];
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <StartNow />
      {/* In the docs this is rendered inside their own layout, which has no title. */}
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <div className={styles.columns}>
        <div>
          <Heading as="h1">
            <Translate id="theme.NotFound.title">Page Not Found</Translate>
          </Heading>
          <p>
            <Translate id="site.notFound.text">
              There is no page at this address. It may have moved, or it may be part of another
              version.
            </Translate>
          </p>
          <SearchForm query={words.join(' ')} />
          <NearPages path={pathname} />
        </div>
        <div>
          <NextSteps />
        </div>
      </div>
    </main>
  );
}
