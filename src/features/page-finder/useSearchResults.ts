/** The pages that the search page shows for what its address says. */
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useQueryString} from '@docusaurus/theme-common';
import {useCallback} from 'react';
import type {ListedPage} from '@site/src/plugins/page-list/types';
import {findPages} from './find-pages';
import {loadPages} from './lists';
import {type Loaded, useLoaded} from './useLoaded';
import type {Version} from './versions';
import {wordsOf} from './words';

/** Beyond this, more words help better than more pages. */
export const LIMIT = 30;

type Search = {
  query: string;
  /** The version looked through; only missing if the docs have none. */
  version: Version | undefined;
  versions: readonly Version[];
  results: Loaded<readonly ListedPage[]>;
};

/** Reads `q` and `version` from the address; a version that there is not means the latest. */
export function useSearchResults(): Search {
  const query = useQueryString('q')[0].trim();
  const [name] = useQueryString('version');
  const versions: readonly Version[] = useVersions(undefined);
  const latest = versions.find(({isLast}) => isLast);
  const version = versions.find((one) => one.name === name) ?? latest;
  const load = useCallback(async () => {
    const words = wordsOf(query);
    if (!version || words.length === 0) return [];
    return findPages((await loadPages(version)).pages, words, {limit: LIMIT});
  }, [query, version]);
  return {query, version, versions, results: useLoaded(load)};
}
