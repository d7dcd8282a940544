/** Other searches that do find something, for one that does not. */
import {useCallback} from 'react';
import {ALL_VERSIONS} from '../../types';
import {useLoaded} from '../../useLoaded';
import type {Answer} from '../useResults';
import type {SearchPageState} from '../useSearchState';

/** Where the query does find pages, and how many. */
export type Scope = {version: string; count: number};

type Alternatives = {
  /** Queries near the one without results. */
  queries: readonly string[];
  /** All sections of the version that was searched, or else another version. */
  scope?: Scope;
};

/** More queries would have to be read one by one. */
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

/** @returns nothing while they are looked for, or where that fails */
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
