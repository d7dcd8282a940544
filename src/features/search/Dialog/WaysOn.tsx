/** What stands below "No results": searches that find something, and where to report one that should. */
import Translate from '@docusaurus/Translate';
import {type ReactNode, useCallback} from 'react';
import {useLoaded} from '@site/src/features/page-finder/useLoaded';
import ReportMissing from '../ReportMissing';
import type {SearchBackend} from '../types';

/** DocSearch's own number of suggestions. */
const LIMIT = 3;

type Props = {
  query: string;
  version: {name: string; label: string};
  load: () => Promise<SearchBackend>;
  onSearch: (query: string) => void;
};

function useSuggestions({query, version: {name}, load}: Props): readonly string[] {
  const suggest = useCallback(
    async () => (await load()).suggest(query, {version: name, limit: LIMIT}),
    [load, name, query],
  );
  const loaded = useLoaded(suggest);
  return typeof loaded === 'object' ? loaded.value : [];
}

export default function WaysOn(props: Props): ReactNode {
  const {query, version, onSearch} = props;
  const suggestions = useSuggestions(props);
  return (
    <div className="DocSearch-WaysOn">
      {suggestions.length > 0 && (
        <>
          <p className="DocSearch-Help" id="docsearch-suggestions">
            <Translate id="site.search.suggestions">Try searching for</Translate>
          </p>
          <ul aria-labelledby="docsearch-suggestions">
            {suggestions.map((text) => (
              <li key={text}>
                <button type="button" className="DocSearch-Prefill" onClick={() => onSearch(text)}>
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
