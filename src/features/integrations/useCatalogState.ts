/** The state of the page: read from its address, changed by changing it. */
import {useCallback} from 'react';
import {useQueryState} from '../../hooks/useQueryState';
import {readState, type State, writeState} from './model/state';

/**
 * Changes some of the state. Each change is a step that Back undoes, but for those made with `replace`, as letters
 * of a word are.
 */
export type Update = (change: Partial<State>, how?: 'push' | 'replace') => void;

export function useCatalogState(): [State, Update] {
  const [state, set] = useQueryState(readState, writeState);
  const update = useCallback<Update>(
    (change, how) => set((now) => ({...now, ...change}), how),
    [set],
  );
  return [state, update];
}
