/** The state of the page: read from its address, changed by changing it. */
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useCallback, useMemo} from 'react';
import {readState, type State, writeState} from './model/state';

/**
 * Changes some of the state. Each change is a step that Back undoes, but for those made with `replace`, as letters
 * of a word are.
 */
export type Update = (change: Partial<State>, how?: 'push' | 'replace') => void;

export function useCatalogState(): [State, Update] {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  const state = useMemo(() => readState(search), [search]);
  const update = useCallback<Update>(
    (change, how = 'push') => {
      const {pathname, search: now} = history.location;
      const next = writeState({...readState(now), ...change}, now);
      if (next !== now) history[how]({pathname, search: next});
    },
    [history],
  );
  return [state, update];
}
