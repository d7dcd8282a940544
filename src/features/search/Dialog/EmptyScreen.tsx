/** What the dialog shows when DocSearch has no results: that the search failed, or alternatives. */
import Translate from '@docusaurus/Translate';
import {type ReactNode, useCallback} from 'react';
import {isOutdated} from '@site/src/lib/outdated';
import ReportMissing from '../ReportMissing';
import type {SearchBackend} from '../types';
import {useLoaded} from '../useLoaded';
import Failure from './Failure';
import {useDialog} from './context';
import {searchAgain, searchFor} from './field';
import type {Answer} from './useAnswers';

/** The number of suggestions that DocSearch shows. */
const LIMIT = 3;

type Search = {
  version: {name: string; label: string};
  load: () => Promise<SearchBackend>;
};

type NoResultsProps = Search & {query: string};

function useSuggestions({query, version: {name}, load}: NoResultsProps): readonly string[] {
  const suggest = useCallback(
    async () => (await load()).suggest(query, {version: name, limit: LIMIT}),
    [load, name, query],
  );
  const loaded = useLoaded(suggest);
  return typeof loaded === 'object' ? loaded.value : [];
}

/** Searches that have results, and a link to report missing ones. */
function NoResults(props: NoResultsProps): ReactNode {
  const {query, version} = props;
  const suggestions = useSuggestions(props);
  return (
    <div className="DocSearch-NextSteps">
      {suggestions.length > 0 && (
        <>
          <p className="DocSearch-Help" id="docsearch-suggestions">
            <Translate id="site.search.suggestions">Try searching for</Translate>
          </p>
          <ul aria-labelledby="docsearch-suggestions">
            {suggestions.map((text) => (
              <li key={text}>
                <button type="button" className="DocSearch-Prefill" onClick={() => searchFor(text)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <ReportMissing className="DocSearch-Help" query={query} version={version.label} />
    </div>
  );
}

export default function EmptyScreen({answer, ...search}: Search & {answer: Answer}): ReactNode {
  const {pageOf} = useDialog();
  const tryAgain = async () => {
    // If the site was rebuilt in the meantime, the files that this page requests may be gone, but those of a new page
    // exist.
    if (await isOutdated()) window.location.assign(pageOf(answer.query));
    else searchAgain();
  };
  if (answer.found === 'failed') return <Failure onRetry={() => void tryAgain()} />;
  return <NoResults {...search} query={answer.query} />;
}
