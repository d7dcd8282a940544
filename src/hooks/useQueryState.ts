/** State that lives in the query string of the address, so that a link, a reload, and Back keep it. */
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useCallback, useMemo} from 'react';

/** Changes the state. `push` is a step that Back undoes; `replace` is not, as for the letters of a word. */
export type SetQueryState<State> = (
  change: (now: State) => State,
  how?: 'push' | 'replace',
) => void;

/**
 * @param read makes the state of a query string; give a function that stays the same
 * @param write puts the state into a query string, whose other parts stay; give a function that stays the same
 * @returns the state, how to change it, and the state of the address at this moment, which the first render of a page
 * that the server wrote doesn't show yet
 */
export function useQueryState<State>(
  read: (search: string) => State,
  write: (state: State, search: string) => string,
): [State, SetQueryState<State>, () => State] {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search) ?? '';
  const state = useMemo(() => read(search), [read, search]);
  const current = useCallback(() => read(history.location.search), [history, read]);
  const set = useCallback<SetQueryState<State>>(
    (change, how = 'push') => {
      // The hash stays: without it the router would scroll up.
      const {pathname, search: before, hash} = history.location;
      const text = write(change(read(before)), before);
      const next = text === '' || text.startsWith('?') ? text : `?${text}`;
      if (next !== before) history[how]({pathname, hash, search: next});
    },
    [history, read, write],
  );
  return [state, set, current];
}
