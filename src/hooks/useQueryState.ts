/** State that is stored in the query string, so links, reloads, and Back restore it. */
import {useHistory, useLocation} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useCallback, useMemo} from 'react';

/** Changes the state. Back undoes a `push`, but not a `replace`, such as typing. */
type SetQueryState<State> = (change: (now: State) => State, how?: 'push' | 'replace') => void;

/**
 * Keeps the focus where it is: without the patch keep-focus, as in `npm start`, Docusaurus moves it to the top of the page
 * after each push, although only the query string changes. An element that the change removes loses it.
 */
function keepFocus(): void {
  const {activeElement} = document;
  if (!(activeElement instanceof HTMLElement)) return;
  setTimeout(() => {
    if (document.activeElement === document.body) activeElement.focus({preventScroll: true});
  });
}

/**
 * @param read parses a query string into the state; must be a stable function
 * @param write writes the state to a query string, preserving other parameters; must be a stable function
 * @returns the state, a function to change it, and a function that reads the current URL, which the first render of a
 * server-rendered page doesn't reflect yet
 */
export function useQueryState<State>(
  read: (search: string) => State,
  write: (state: State, search: string) => string,
): [State, SetQueryState<State>, () => State] {
  const history = useHistory();
  // Of the page on the screen: while the next page loads, the history is already there.
  const {pathname: shown} = useLocation();
  const search = useHistorySelector(({location}) => location.search) ?? '';
  const state = useMemo(() => read(search), [read, search]);
  const current = useCallback(() => read(history.location.search), [history, read]);
  const set = useCallback<SetQueryState<State>>(
    (change, how = 'push') => {
      // Keeps the hash: without it the router would scroll to the top.
      const {pathname, search: before, hash} = history.location;
      // Text that was typed right before the reader pressed a link doesn't belong to the next page.
      if (pathname !== shown) return;
      const text = write(change(read(before)), before);
      const next = text === '' || text.startsWith('?') ? text : `?${text}`;
      if (next === before) return;
      keepFocus();
      history[how]({pathname, hash, search: next});
    },
    [history, read, shown, write],
  );
  return [state, set, current];
}
