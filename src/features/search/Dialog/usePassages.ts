/** Passages of the pages that were found, around the words looked for; they come after the results. */
import {useEffect, useState} from 'react';
import type {MarkedText, SearchBackend} from '../types';
import type {Answer} from './useAnswers';

/** Milliseconds without a new answer before passages are looked up: they may be a request each. */
const PAUSE = 150;

/** Passages by the address of their page. */
export type Passages = ReadonlyMap<string, MarkedText>;

/** @returns what has come so far; those of the answer before stay until then, so that lines don't jump twice */
export function usePassages(
  load: () => Promise<SearchBackend>,
  answer: Answer | undefined,
): Passages {
  const [passages, setPassages] = useState<Passages>(new Map());
  useEffect(() => {
    if (!answer || answer.found === 'failed') return undefined;
    const {query, found} = answer;
    let wanted = true;
    const pause = setTimeout(async () => {
      const hits = await (await load()).withExcerpts(query, found.hits);
      if (wanted) setPassages(new Map(hits.map(({url, excerpt}) => [url, excerpt])));
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(pause);
    };
  }, [load, answer]);
  return passages;
}
