/** Says that nothing was found, and offers searches that have results, and a way to report missing ones. */
import Translate from '@docusaurus/Translate';
import SearchSlash from 'lucide-react/icons/search-slash';
import {type ReactNode, useCallback} from 'react';
import ReportMissing from '../ReportMissing';
import type {SearchBackend} from '../types';
import {useLoaded} from '../useLoaded';

/** The number of suggestions. */
const LIMIT = 3;

type Props = {
  query: string;
  version: {name: string; label: string};
  load: () => Promise<SearchBackend>;
  /** Searches for something else. */
  searchFor: (query: string) => void;
};

function useSuggestions({query, version: {name}, load}: Props): readonly string[] {
  const suggest = useCallback(
    async () => (await load()).suggest(query, {version: name, limit: LIMIT}),
    [load, name, query],
  );
  const loaded = useLoaded(suggest);
  return typeof loaded === 'object' ? loaded.value : [];
}

export default function NoResults(props: Props): ReactNode {
  const {query, version, searchFor} = props;
  const suggestions = useSuggestions(props);
  return (
    <>
      <div className="search-screen search-none">
        <SearchSlash className="search-screen-icon" size={40} strokeWidth={1.2} aria-hidden />
        <p className="search-title">
          <Translate id="site.search.noResultsFor">No results for</Translate> &quot;
          <strong>{query}</strong>&quot;
        </p>
      </div>
      <div className="search-next">
        {suggestions.length > 0 && (
          <>
            <p className="search-help" id="search-suggestions">
              <Translate id="site.search.suggestions">Try searching for</Translate>
            </p>
            <ul aria-labelledby="search-suggestions">
              {suggestions.map((text) => (
                <li key={text}>
                  <button
                    type="button"
                    className="search-suggestion"
                    onClick={() => searchFor(text)}
                  >
                    {text}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        <ReportMissing className="search-help" query={query} version={version.label} />
      </div>
    </>
  );
}
