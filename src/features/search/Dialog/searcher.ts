/** Searches while a reader types: asks for each change of the query, and reports outcomes and delays. */
import type {DirectAnswer} from '../../answers/choose';
import {inTime} from '../../answers/in-time';
import type {AwaitedAnswer} from '../../answers/useArrived';
import {cutQuery} from '../longest-query';
import type {Found, SearchBackend} from '../types';
import {prepareSearch} from '../useSearchBackend';
import {inOrder} from './in-order';

/** Number of pages that the dialog lists. */
const LIMIT = 5;

/** Milliseconds after which a search counts as slow, and as so slow that the reader is told. */
const SLOW = 300;
const LATE = 2000;

/** The outcome of a search. */
export type Answer = {query: string; found: Found | 'failed'; direct?: AwaitedAnswer};

/** How long the reader has been waiting for an outcome. */
export type Delay = 'slow' | 'late' | undefined;

type Options = {
  load: () => Promise<SearchBackend>;
  /** Looks up a direct answer; must not reject. */
  lookup: (query: string, version: string) => Promise<DirectAnswer | undefined>;
  version: string;
  /** Called with each outcome, and with undefined when the query is empty. */
  onAnswer: (answer: Answer | undefined) => void;
  onDelay: (delay: Delay) => void;
};

export type Searcher = {
  /** Searches for what the field now contains. */
  search: (query: string) => void;
  /** Repeats the last search. */
  again: () => void;
  /** Reports that the reader opened the hit at a position. */
  opened: (url: string, position: number) => void;
  /** Returns what was searched for last. */
  lastQuery: () => string;
};

/** Reports how long an outcome takes, from when the first one was expected. */
function watchDelay(onDelay: (delay: Delay) => void) {
  let timers: ReturnType<typeof setTimeout>[] = [];
  return {
    begin() {
      if (timers.length > 0) return;
      timers = [setTimeout(() => onDelay('slow'), SLOW), setTimeout(() => onDelay('late'), LATE)];
    },
    end() {
      timers.forEach(clearTimeout);
      timers = [];
      onDelay(undefined);
    },
  };
}

export function createSearcher({load, lookup, version, onAnswer, onDelay}: Options): Searcher {
  const delay = watchDelay(onDelay);
  let last = '';
  let isPrepared = false;
  let shown: Found | undefined;

  async function answerTo(query: string): Promise<Answer> {
    const searching = load().then((backend) =>
      backend.search(cutQuery(query), {version, limit: LIMIT}),
    );
    const looking = lookup(query, version);
    try {
      return {query, found: await searching, direct: await inTime(looking)};
    } catch (error) {
      console.warn(error);
      return {query, found: 'failed'};
    }
  }

  const questions = inOrder<string, Answer>({
    ready: () => (isPrepared ? undefined : prepareSearch(load, version)),
    ask: answerTo,
    onAnswer(answer, isLatest) {
      shown = answer.found === 'failed' ? undefined : answer.found;
      isPrepared = shown !== undefined;
      delay.end();
      if (!isLatest) delay.begin();
      onAnswer(answer);
    },
  });

  const ask = () => {
    delay.begin();
    void questions.ask(last);
  };
  return {
    search(query) {
      if (query === last) return;
      last = query;
      if (query.trim() !== '') return ask();
      questions.forget();
      delay.end();
      onAnswer(undefined);
    },
    again: ask,
    opened(url, position) {
      const queryId = shown?.queryId;
      if (queryId === undefined) return;
      load().then(
        (backend) => backend.opened?.({queryId, url, position: position + 1}),
        () => undefined,
      );
    },
    lastQuery: () => last,
  };
}
