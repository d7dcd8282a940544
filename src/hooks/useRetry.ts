/** What a Retry button does for a module of the site that failed to load. */
import {useRef} from 'react';

/**
 * Requests the module again, and the second time the whole page. A new release of the site gives modules new addresses,
 * which only a new page knows. Call it in a component that outlives each attempt.
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
