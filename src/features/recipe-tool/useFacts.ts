/** The facts that the page shows; they arrive after it does. */
import {useRetry} from '@site/src/hooks/useRetry';
import {useEffect, useState} from 'react';
import {fetchFacts} from './fetch-facts';
import type {CommonFacts, SourceFacts} from './model/types';

export type Loaded<Facts> = {
  /** Undefined while they load, and if there are none. */
  facts: Facts | undefined;
  /** Why they didn't arrive. */
  error: unknown;
  retry: () => void;
};

type Outcome = {name: string; facts?: unknown; error?: unknown};

function useFile<Facts>(name: string): Loaded<Facts> {
  const [outcome, setOutcome] = useState<Outcome>();
  const current = outcome?.name === name ? outcome : undefined;
  const isWaiting = current === undefined;
  const retry = useRetry(() => setOutcome(undefined));
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isWanted = true;
    const keep = (next: Outcome) => {
      if (isWanted) setOutcome(next);
    };
    fetchFacts(name).then(
      (facts) => keep({name, facts}),
      (error: unknown) => keep({name, error}),
    );
    return () => {
      isWanted = false;
    };
  }, [name, isWaiting]);
  return {facts: current?.facts as Facts | undefined, error: current?.error, retry};
}

/** The facts about a source. */
export const useSource = (version: string, plugin: string): Loaded<SourceFacts> =>
  useFile<SourceFacts>(`${version}-${plugin}`);

/** The facts about all recipes of a version. */
export const useCommon = (version: string): Loaded<CommonFacts> =>
  useFile<CommonFacts>(`${version}-_common`);
