/** What a search has come to; an older answer stays until there is a newer one, and never replaces it. */
import {useHistorySelector} from '@docusaurus/theme-common';
import {useEffect, useMemo, useReducer, useState} from 'react';
import type {Found, SearchBackend} from '../types';
import {useSearchBackend} from '../useSearchBackend';
import {sameQuestion, type SearchState} from './url-state';

/** What was found, with what was asked, and who can say more about it. */
export type Answer = {state: SearchState; found: Found; backend: SearchBackend};

export type Results = {
  /** The last answer, which may be to an earlier question; none before the first. */
  answer: Answer | undefined;
  /** A newer answer is on its way. */
  loading: boolean;
  /** The last search came to nothing. */
  failed: boolean;
  /** Searches again for the same. */
  retry: () => void;
};

type Outcome = {asked: object; answer: Answer | undefined; failed: boolean};

async function answerTo(state: SearchState, load: () => Promise<SearchBackend>): Promise<Answer> {
  const {query, version, section, show} = state;
  const backend = await load();
  const options = {version, limit: show, ...(section !== '' && {section})};
  return {state, found: await backend.search(query, options), backend};
}

/** The first pages of what was asked for are there, if it was only more of them that did not come. */
function startOf(state: SearchState, last?: Outcome): Answer | undefined {
  return last?.answer && sameQuestion(last.answer.state, state) ? last.answer : undefined;
}

/** @param state with a query, which is searched for whenever it changes, or the reader asks for it again */
export function useResults(state: SearchState): Results {
  const load = useSearchBackend();
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  // Who asks the same again, as after a failure, wants another answer.
  const step = useHistorySelector(({location}) => location.key);
  const asked = useMemo(() => ({state, step, attempt}), [state, step, attempt]);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    let wanted = true;
    const settle = (next: (last?: Outcome) => Outcome) => {
      if (wanted) setOutcome(next);
    };
    answerTo(asked.state, load).then(
      (answer) => settle(() => ({asked, answer, failed: false})),
      () => settle((last) => ({asked, answer: startOf(asked.state, last), failed: true})),
    );
    return () => {
      wanted = false;
    };
  }, [asked, load]);

  return {
    answer: outcome?.answer,
    loading: outcome?.asked !== asked,
    failed: outcome?.failed ?? false,
    retry,
  };
}
