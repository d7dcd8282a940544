/** The results of a search; older results stay until newer ones arrive, and never replace them. */
import {useHistorySelector} from '@docusaurus/theme-common';
import {useEffect, useMemo, useReducer, useState} from 'react';
import {inTime} from '../../answers/in-time';
import type {Lookup} from '../../answers/lookup';
import type {AwaitedAnswer} from '../../answers/useArrived';
import {useLookup} from '../../answers/useLookup';
import type {Found, SearchBackend} from '../types';
import {useSearchBackend} from '../useSearchBackend';
import {sameQuestion, type SearchState} from './url-state';

/** What was found, for which query, and the backend that found it. */
export type Answer = {
  state: SearchState;
  found: Found;
  direct: AwaitedAnswer;
  backend: SearchBackend;
};

export type Results = {
  /** The latest results, possibly for an earlier query; undefined before the first. */
  answer: Answer | undefined;
  /** Whether newer results are loading. */
  loading: boolean;
  /** Whether the last search failed. */
  failed: boolean;
  /** Repeats the search. */
  retry: () => void;
};

type Outcome = {asked: object; answer: Answer | undefined; failed: boolean};

async function answerTo(
  state: SearchState,
  load: () => Promise<SearchBackend>,
  lookup: Lookup,
): Promise<Answer> {
  const {query, version, section, show} = state;
  const looking = lookup(query, version);
  const backend = await load();
  const options = {version, limit: show, ...(section !== '' && {section})};
  const found = await backend.search(query, options);
  return {state, found, direct: await inTime(looking), backend};
}

/** Returns whether the first pages are available because only loading more of them failed. */
function startOf(state: SearchState, last?: Outcome): Answer | undefined {
  return last?.answer && sameQuestion(last.answer.state, state) ? last.answer : undefined;
}

/** @param state with a query, which is searched for whenever it changes or the reader retries */
export function useResults(state: SearchState): Results {
  const load = useSearchBackend();
  const lookup = useLookup();
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  // Repeating the same search, as after a failure, requires a new request.
  const step = useHistorySelector(({location}) => location.key);
  const asked = useMemo(() => ({state, step, attempt}), [state, step, attempt]);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    let wanted = true;
    const settle = (next: (last?: Outcome) => Outcome) => {
      if (wanted) setOutcome(next);
    };
    answerTo(asked.state, load, lookup).then(
      (answer) => settle(() => ({asked, answer, failed: false})),
      () => settle((last) => ({asked, answer: startOf(asked.state, last), failed: true})),
    );
    return () => {
      wanted = false;
    };
  }, [asked, load, lookup]);

  return {
    answer: outcome?.answer,
    loading: outcome?.asked !== asked,
    failed: outcome?.failed ?? false,
    retry,
  };
}
