/** Other searches that have results, for a search without any. */
import {useCallback} from 'react';
import {ALL_VERSIONS} from '../../types';
import {useLoaded} from '../../useLoaded';
import type {Answer} from '../useResults';
import type {SearchPageState} from '../useSearchState';

/** Where the query has results, and how many. */
export type Scope = {version: string; count: number};

type Alternatives = {
  /** Queries similar to the one without results. */
  queries: readonly string[];
  /** All sections of the searched version, or else another version. */
  scope?: Scope;
};

/** More queries would be too many to scan. */
const LIMIT = 3;

const NONE: Alternatives = {queries: []};

async function otherVersion(
  {backend, state}: Answer,
  names: readonly string[],
): Promise<Scope | undefined> {
  if (state.version === ALL_VERSIONS) return undefined;
  for (const version of names.filter((name) => name !== state.version)) {
    const {count} = await backend.search(state.query, {version, limit: 1});
    if (count > 0) return {version, count};
  }
  return undefined;
}

/** @returns no alternatives while they are loading, or if loading fails */
export function useAlternatives({versions}: SearchPageState, answer: Answer): Alternatives {
  const load = useCallback(async (): Promise<Alternatives> => {
    const {backend, state, found} = answer;
    const {query, version} = state;
    const count = found.sections.reduce((sum, section) => sum + section.count, 0);
    if (count > 0) return {queries: [], scope: {version, count}};
    const [queries, scope] = await Promise.all([
      backend.suggest(query, {version, limit: LIMIT}),
      otherVersion(
        answer,
        versions.map(({name}) => name),
      ),
    ]);
    return {queries, ...(scope && {scope})};
  }, [answer, versions]);
  const loaded = useLoaded(load);
  return typeof loaded === 'object' ? loaded.value : NONE;
}
