/** The state of an asynchronous function, for parts of a page that load later. */
import {useEffect, useState} from 'react';

export type Loaded<Value> = 'loading' | 'failed' | {value: Value};

/** @param load a new function is called immediately; results of older ones are discarded */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [last, setLast] = useState<{load: typeof load; loaded: Loaded<Value>}>();
  useEffect(() => {
    let wanted = true;
    const keep = (loaded: Loaded<Value>) => {
      if (wanted) setLast({load, loaded});
    };
    load().then(
      (value) => keep({value}),
      () => keep('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return last?.load === load ? last.loaded : 'loading';
}
