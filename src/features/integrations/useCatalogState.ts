/** The state of the catalog, which is stored in the URL. */
import {useCallback} from 'react';
import {useQueryState} from '../../hooks/useQueryState';
import {readState, type State, writeState} from './model/state';

/**
 * Changes part of the state. Back undoes each change, except those made with `replace`, such as typing.
 */
export type Update = (change: Partial<State>, how?: 'push' | 'replace') => void;

/** @returns the state, and a function to change it */
export function useCatalogState(): [State, Update] {
  const [state, set] = useQueryState(readState, writeState);
  const update = useCallback<Update>(
    (change, how) => set((now) => ({...now, ...change}), how),
    [set],
  );
  return [state, update];
}
