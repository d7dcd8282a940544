/** The outcomes of what a reader searches for in the dialog. */
import {useEffect, useMemo, useState} from 'react';
import {useLookup} from '../../answers/useLookup';
import type {SearchBackend} from '../types';
import {type Answer, createSearcher, type Delay, type Searcher} from './searcher';

type Answers = {
  /** The latest outcome; undefined without a query, and until the first outcome. */
  answer: Answer | undefined;
  /** How long a newer one has been awaited. */
  delay: Delay;
  searcher: Searcher;
};

/** @param load from `useSearchBackend`; a different function or `version` results in a new searcher */
export function useAnswers(load: () => Promise<SearchBackend>, version: string): Answers {
  const [answer, setAnswer] = useState<Answer>();
  const [delay, setDelay] = useState<Delay>();
  const lookup = useLookup();
  const searcher = useMemo(
    () => createSearcher({load, lookup, version, onAnswer: setAnswer, onDelay: setDelay}),
    [load, lookup, version],
  );
  // Stops the timers.
  useEffect(() => () => searcher.search(''), [searcher]);
  return {answer, delay, searcher};
}
