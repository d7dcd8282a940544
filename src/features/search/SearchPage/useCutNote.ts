/** Truncates a long query in the URL, and remembers that it was longer. */
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useEffect} from 'react';
import type {CutNote} from '../useRouterForm';
import type {SearchPageState} from './useSearchState';

/** @returns whether the query was truncated */
export function useCutNote({state, addressOf}: SearchPageState): boolean {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  const noted = useHistorySelector(({location}) => (location.state as CutNote)?.cut === true);
  const asked = (new URLSearchParams(search).get('q') ?? '').trim();
  const isLong = asked.length > state.query.length;
  const address = addressOf({});
  useEffect(() => {
    if (isLong) history.replace(address, {cut: true} satisfies CutNote);
  }, [history, isLong, address]);
  // The server-rendered page has neither.
  return useIsBrowser() && (isLong || noted);
}
