/** Recovery for pages whose module loads slowly or fails to load. */
import {useEffect, useRef} from 'react';

/**
 * Catches up on a module that was requested before the placeholder was mounted. The loader notifies only mounted
 * placeholders: a module can arrive or fail between the first render and mounting, and the placeholder would wait
 * forever. So it requests the module again; one that is loading or has loaded isn't fetched twice.
 */
export function useMissedOutcome(failed: boolean, retry: () => void): void {
  const mounted = useRef(false);
  useEffect(() => {
    if (!mounted.current && !failed) retry();
    mounted.current = true;
  }, [failed, retry]);
}
