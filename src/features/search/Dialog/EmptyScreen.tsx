/** What the dialog shows where DocSearch has no list: that the search failed, or what to do about "No results". */
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

/** DocSearch's own number of suggestions. */
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

/** Searches that find something, and where to report one that should. */
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
    // Built again meanwhile: the files that this page asks for may be gone, those of a new page are there.
    if (await isOutdated()) window.location.assign(pageOf(answer.query));
    else searchAgain();
  };
  if (answer.found === 'failed') return <Failure onRetry={() => void tryAgain()} />;
  return <NoResults {...search} query={answer.query} />;
}
