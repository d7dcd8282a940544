/** What a search found, or why it shows nothing and where to go from there. */
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ListedPage} from '@site/src/plugins/page-list/types';
import type {ReactNode} from 'react';
import FoundPages from '../FoundPages';
import type {Loaded} from '../useLoaded';
import {LIMIT} from '../useSearchResults';
import WaysOn from '../WaysOn';

type Props = {query: string; results: Loaded<readonly ListedPage[]>};

function useCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) => {
    if (count === LIMIT) {
      return translate(
        {id: 'site.search.first', message: 'The best {count} pages. More words find fewer.'},
        {count},
      );
    }
    const forms = translate({id: 'site.search.count', message: 'One page|{count} pages'});
    return selectMessage(count, forms).replace('{count}', String(count));
  };
}

function Failure(): ReactNode {
  return (
    <>
      <strong>
        <Translate id="site.search.failed">Unable to fetch results</Translate>
      </strong>
      <br />
      <Translate id="site.search.failed.help">
        You might want to check your network connection.
      </Translate>
    </>
  );
}

export default function Results({query, results}: Props): ReactNode {
  const count = useCount();
  const pages = typeof results === 'object' ? results.value : [];
  const none = typeof results === 'object' && pages.length === 0;
  return (
    <>
      <div role="status" className="margin-bottom--md">
        {results === 'failed' && <Failure />}
        {none && (
          <Translate id="site.search.none" values={{query}}>
            {'No results for “{query}”. Fewer or other words may find more.'}
          </Translate>
        )}
        {pages.length > 0 && count(pages.length)}
      </div>
      {pages.length > 0 ? (
        <FoundPages level="h2" pages={pages} />
      ) : (
        results !== 'loading' && <WaysOn />
      )}
    </>
  );
}
