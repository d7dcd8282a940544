/** What the search page is asked: read from its address, changed by changing it. */
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useCallback, useMemo} from 'react';
import {readState, type SearchState, STEP, writeState} from './url-state';

/** Another question: what a change doesn't name stays, but for the length of the list, which starts over. */
export type Change = Partial<SearchState>;

export type SearchPageState = {
  state: SearchState;
  versions: ReturnType<typeof useVersions>;
  /** Address of the page after a change, for a link. */
  addressOf: (change: Change) => string;
  /** Makes a change a step that Back undoes. */
  push: (change: Change) => void;
  /** Makes a change in the step that the reader is at. */
  replace: (change: Change) => void;
};

export function useSearchState(): SearchPageState {
  const history = useHistory();
  const versions = useVersions(undefined);
  const {pathname, search} = useAddress();
  const state = useMemo(() => readState(search, versions), [search, versions]);
  const queryOf = useCallback(
    (change: Change) => writeState({...state, show: STEP, ...change}, versions),
    [state, versions],
  );
  return {
    state,
    versions,
    addressOf: (change) => pathname + queryOf(change),
    push: (change) => history.push({pathname, search: queryOf(change)}),
    replace: (change) => history.replace({pathname, search: queryOf(change)}),
  };
}

function useAddress(): {pathname: string; search: string} {
  const pathname = useHistorySelector(({location}) => location.pathname);
  const search = useHistorySelector(({location}) => location.search);
  return {pathname, search};
}
