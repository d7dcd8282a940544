/** What a search has come to; an older answer stays until there is a newer one, and never replaces it. */
import {useEffect, useMemo, useReducer, useState} from 'react';
import type {Found, SearchBackend} from '../types';
import {useSearchBackend} from '../useSearchBackend';
import type {SearchState} from './url-state';

/** What was found, with what was asked, and who can say more about it. */
export type Answer = {state: SearchState; found: Found; backend: SearchBackend};

export type Results = {
  /** The last answer, which may be to an earlier question; none before the first, or without a query. */
  answer: Answer | undefined;
  /** A newer answer is on its way. */
  loading: boolean;
  /** The last search came to nothing. */
  failed: boolean;
  /** Searches again for the same. */
  retry: () => void;
};

type Outcome = {asked: object; answer: Answer | undefined; failed: boolean};

async function answerTo(
  state: SearchState,
  load: () => Promise<SearchBackend>,
): Promise<Answer | undefined> {
  const {query, version, section, show} = state;
  if (query === '') return undefined;
  const backend = await load();
  const options = {version, limit: show, ...(section !== '' && {section})};
  return {state, found: await backend.search(query, options), backend};
}

/** The first pages of what was asked for are there, if it was only more of them that did not come. */
function startOf({query, version, section}: SearchState, last?: Outcome): Answer | undefined {
  const known = last?.answer?.state;
  const same = known?.query === query && known.version === version && known.section === section;
  return same ? last?.answer : undefined;
}

export function useResults(state: SearchState): Results {
  const {load} = useSearchBackend();
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const asked = useMemo(() => ({state, attempt}), [state, attempt]);
  const [outcome, setOutcome] = useState<Outcome>();
  const waits = state.query !== '';

  useEffect(() => {
    let wanted = true;
    answerTo(asked.state, load).then(
      (answer) => {
        if (wanted) setOutcome({asked, answer, failed: false});
      },
      () => {
        if (wanted)
          setOutcome((last) => ({asked, answer: startOf(asked.state, last), failed: true}));
      },
    );
    return () => {
      wanted = false;
    };
  }, [asked, load]);

  return {
    answer: waits ? outcome?.answer : undefined,
    loading: waits && outcome?.asked !== asked,
    failed: waits && outcome?.failed === true,
    retry,
  };
}
