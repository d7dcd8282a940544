/** The state of the search page, which is stored in its URL. */
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useMemo} from 'react';
import {useQueryState} from '../../../hooks/useQueryState';
import {readState, type SearchState, STEP, writeState} from './url-state';

/** Applies a change. Fields that it doesn't set stay the same, except for the length of the list, which is reset. */
type Change = Partial<SearchState>;

export type SearchPageState = {
  state: SearchState;
  versions: ReturnType<typeof useVersions>;
  /** Returns the URL of the page after a change, for a link. */
  addressOf: (change: Change) => string;
  /** Applies a change as a new history entry, so Back undoes it. */
  push: (change: Change) => void;
  /** Applies a change to the current history entry. */
  replace: (change: Change) => void;
};

export function useSearchState(): SearchPageState {
  const versions = useVersions(undefined);
  const pathname = useHistorySelector(({location}) => location.pathname);
  const [read, write] = useMemo(
    () => [
      (search: string) => readState(search, versions),
      // Drops other parameters, so the same query always has the same URL.
      (state: SearchState) => writeState(state, versions),
    ],
    [versions],
  );
  const [state, set] = useQueryState(read, write);
  const changed = (change: Change) => (now: SearchState) => ({...now, show: STEP, ...change});
  return {
    state,
    versions,
    addressOf: (change) => pathname + write(changed(change)(state)),
    push: (change) => set(changed(change)),
    replace: (change) => set(changed(change), 'replace'),
  };
}
