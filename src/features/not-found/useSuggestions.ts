/** Looks for the pages that the reader of an unknown address may have wanted. */
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useCallback, useReducer} from 'react';
import {type Loaded, useLoaded} from '../search/useLoaded';
import {useEmbeddedBackend} from '../search/useSearchBackend';
import type {Suggestions} from './suggest';

/** More would be a list to search through. */
const LIMIT = 5;

/**
 * The site's own index answers also where a hosted service searches: the service knows no addresses, and an address
 * is looked up without being asked, which is no search of the reader's to send to somebody else.
 *
 * What the search needs loads here, not with the page: every docs page carries the parts of the not-found page.
 *
 * @returns what was found, and what looks for it once more
 */
export function useSuggestions(path: string): [Loaded<Suggestions>, retry: () => void] {
  const versions = useVersions(undefined);
  const loadBackend = useEmbeddedBackend();
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const load = useCallback(async () => {
    const [{suggestPages}, backend] = await Promise.all([import('./suggest'), loadBackend()]);
    return suggestPages(path, versions, {limit: LIMIT, backend});
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another attempt is another function
  }, [path, versions, loadBackend, attempt]);
  return [useLoaded(load), retry];
}
