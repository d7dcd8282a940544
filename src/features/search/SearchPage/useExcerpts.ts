/** Hits with the passages that are fetched after them, each once per query. */
import {useEffect, useState} from 'react';
import type {PageHit} from '../types';
import type {Answer} from './useResults';

type Known = {query: string; byUrl: ReadonlyMap<string, PageHit>};

const NOTHING: Known = {query: '', byUrl: new Map()};

/** @returns the hits of a result, with the passages that have loaded */
export function useExcerpts({state: {query}, found, backend}: Answer): readonly PageHit[] {
  const [last, setKnown] = useState(NOTHING);
  const known = last.query === query ? last : NOTHING;
  useEffect(() => {
    let wanted = true;
    const unknown = found.hits.filter(({url}) => !known.byUrl.has(url));
    if (unknown.length === 0) return undefined;
    void backend.withExcerpts(query, unknown).then((hits) => {
      const added = [...unknown, ...hits].map((hit) => [hit.url, hit] as const);
      if (wanted) setKnown({query, byUrl: new Map([...known.byUrl, ...added])});
    });
    return () => {
      wanted = false;
    };
  }, [backend, query, found, known]);
  return found.hits.map((hit) => known.byUrl.get(hit.url) ?? hit);
}
