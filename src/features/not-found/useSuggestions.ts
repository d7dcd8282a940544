/** Searches for the pages that a reader who opened an unknown address may have wanted. */
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useCallback, useReducer} from 'react';
import {type Loaded, useLoaded} from '../search/useLoaded';
import {useEmbeddedBackend} from '../search/useSearchBackend';
import type {Suggestions} from './suggest';

/** More would be too many to scan. */
const LIMIT = 5;

/**
 * Uses the site's own index even if a hosted service handles searches: the service doesn't index addresses, and this
 * lookup is automatic, so it must not be sent to a third party as if the reader had searched.
 *
 * The search is imported here, not with the page, because every docs page includes the components of the 404 page.
 *
 * @returns what was found, and a function that searches again
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
