/** The action of a Retry button for a module that failed to load. */
import {useRef} from 'react';

/**
 * Requests the module again, and on the second attempt reloads the page: after a deployment, modules have new URLs,
 * which only a new page contains. Call it in a component that outlives each attempt.
 *
 * @param retry requests the module again
 */
export function useRetry(retry: () => void): () => void {
  const tried = useRef(false);
  return () => {
    if (tried.current) window.location.reload();
    else retry();
    tried.current = true;
  };
}
