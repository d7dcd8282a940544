/** How a page whose module takes long, or fails to load, gets it after all. */
import {useEffect, useRef} from 'react';

/**
 * Catches up on a module that was requested before the placeholder was mounted. The loader notifies mounted
 * placeholders only: between the first render and mounting, a module can arrive or fail, and the placeholder would wait
 * forever. So it asks once more; a module that is on its way or has arrived isn't fetched again.
 */
export function useMissedOutcome(failed: boolean, retry: () => void): void {
  const mounted = useRef(false);
  useEffect(() => {
    if (!mounted.current && !failed) retry();
    mounted.current = true;
  }, [failed, retry]);
}
