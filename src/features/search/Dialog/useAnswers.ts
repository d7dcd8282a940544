/** A DocSearch client for this site's search, which never rejects, and reports the outcome of each search. */
import type {DocSearchModalProps, DocSearchTransformClient} from '@docsearch/react';
import {useMemo, useState} from 'react';
import {inTime} from '../../answers/in-time';
import type {AwaitedAnswer} from '../../answers/useArrived';
import {useLookup} from '../../answers/useLookup';
import type {Found, SearchBackend} from '../types';
import {cutQuery} from '../longest-query';
import {toListedHits} from './hits';
import {prepareSearch} from '../useSearchBackend';
import {inOrder} from './in-order';

/** Number of pages that the dialog lists. */
const LIMIT = 5;

/** Milliseconds after which the reader is told that the search is still loading. */
const LATE = 2000;

/** The outcome of a search. */
export type Answer = {query: string; found: Found | 'failed'; direct?: AwaitedAnswer};

type Answers = {
  /** The latest outcome, if there was a search. */
  answer: Answer | undefined;
  /** Whether a newer one is overdue. */
  late: boolean;
  transformSearchClient: NonNullable<DocSearchModalProps['transformSearchClient']>;
};

/** What DocSearch passes to its client. */
type Requests = {requests: readonly {query: string}[]};

function resultsOf({found}: Answer) {
  if (found === 'failed') return {hits: [], nbHits: 0};
  return {hits: toListedHits(found.hits), nbHits: found.count, queryID: found.queryId};
}

/** @param load from `useSearchBackend`; a different function or `version` results in a new client */
export function useAnswers(load: () => Promise<SearchBackend>, version: string): Answers {
  const [answer, setAnswer] = useState<Answer>();
  const [late, setLate] = useState(false);
  const lookup = useLookup();
  const transformSearchClient = useMemo(() => {
    const ask = async (query: string): Promise<Answer> => {
      const looking = lookup(query, version);
      try {
        const backend = await load();
        const found = await backend.search(cutQuery(query), {version, limit: LIMIT});
        return {query, found, direct: await inTime(looking)};
      } catch (error) {
        console.warn(error);
        return {query, found: 'failed'};
      }
    };
    const ready = () => prepareSearch(load, version);
    const search = inOrder({ready, ask, onAnswer: setAnswer});
    const answerTo = async ({requests}: Requests) => {
      const timer = setTimeout(() => setLate(true), LATE);
      const results = resultsOf(await search(requests[0]?.query ?? ''));
      clearTimeout(timer);
      setLate(false);
      return {results: [results]};
    };
    return (client: DocSearchTransformClient): DocSearchTransformClient => ({
      ...client,
      search: answerTo as unknown as DocSearchTransformClient['search'],
    });
  }, [load, lookup, version]);
  return {answer, late, transformSearchClient};
}
