/** What the search page is asked: read from its address, changed by changing it. */
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useMemo} from 'react';
import {useQueryState} from '../../../hooks/useQueryState';
import {readState, type SearchState, STEP, writeState} from './url-state';

/** Another question: what a change doesn't name stays, except for the length of the list, which starts over. */
type Change = Partial<SearchState>;

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
  const versions = useVersions(undefined);
  const pathname = useHistorySelector(({location}) => location.pathname);
  const [read, write] = useMemo(
    () => [
      (search: string) => readState(search, versions),
      // Other parameters go: addresses of one question are the same.
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
