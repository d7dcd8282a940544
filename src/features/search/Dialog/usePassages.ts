/** Matching passages of the pages found, which load after the results. */
import {useEffect, useState} from 'react';
import type {MarkedText, SearchBackend} from '../types';
import type {Answer} from './searcher';

/** Milliseconds without a new result before passages are fetched: each may be a request. */
const PAUSE = 150;

/** Passages by the path of their page. */
export type Passages = ReadonlyMap<string, MarkedText>;

/** @returns the passages so far; previous ones stay until then, so lines don't shift twice */
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
