/** Fetches what a search needs while the reader still types. */
import {useCallback} from 'react';
import {useSearchBackend} from '../useSearchBackend';

/** @returns call it when a reader is about to search the version; again as often as you like */
export function usePrepared(version: string): () => void {
  const {load} = useSearchBackend();
  return useCallback(() => {
    load().then(
      (backend) => backend.prepare(version),
      // The search itself tries again, and tells.
      () => undefined,
    );
  }, [load, version]);
}
