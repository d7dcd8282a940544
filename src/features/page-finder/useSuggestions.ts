/** Looks for the pages that the reader of an unknown address may have wanted. */
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useCallback} from 'react';
import type {Suggestions} from './suggest';
import {type Loaded, useLoaded} from './useLoaded';
import {versionOfPath} from './versions';

/** More would be a list to search through. */
const LIMIT = 5;

/** What is looked for with, and in, loads here: every docs page carries the parts of the not-found page. */
export function useSuggestions(path: string): Loaded<Suggestions> {
  const versions = useVersions(undefined);
  const load = useCallback(async () => {
    const [{suggestPages}, {loadPages}] = await Promise.all([
      import('./suggest'),
      import('./lists'),
    ]);
    const own = versionOfPath(path, versions);
    const ordered = [...versions].sort((a, b) => Number(b === own) - Number(a === own));
    return suggestPages(path, await Promise.all(ordered.map(loadPages)), {limit: LIMIT});
  }, [path, versions]);
  return useLoaded(load);
}
