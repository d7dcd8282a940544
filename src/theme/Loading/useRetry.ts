/** What Retry does on a page whose module did not load. */
import {useRef} from 'react';

/**
 * Asks for the module again, and the second time for the whole page: a new release of the site gives modules new
 * addresses, which only a new page knows. To be called where it outlives each attempt.
 */
export function useRetry(retry: () => void): () => void {
  const tried = useRef(false);
  return () => {
    if (tried.current) window.location.reload();
    else retry();
    tried.current = true;
  };
}
